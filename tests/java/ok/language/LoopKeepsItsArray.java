//@ native: yes
//@ outputs: "3" | "30" | "21"
// A loop over an array reads the field once, and the elements one by one.
public class LoopKeepsItsArray {
    static int[] numbers = {1, 2};
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { numbers[1] = 20; numbers = new int[] {10, 20}; });
        t.start();
        int sum = 0;
        for (int n : numbers) sum += n;
        t.join();
        System.out.print(sum);
    }
}
