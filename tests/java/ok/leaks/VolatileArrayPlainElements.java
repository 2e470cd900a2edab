//@ native: yes
//@ outputs: "1" | "2"
// The reference is volatile, the elements are not: an update is lost.

public class VolatileArrayPlainElements {
    static volatile int[] array = new int[1];

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> array[0]++);
        t.start();
        array[0]++;
        t.join();
        System.out.print(array[0]);
    }
}
