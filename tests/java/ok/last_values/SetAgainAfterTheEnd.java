//@ outputs: "2" | "3"
// Once for each of two threads: the second time while the other one looks.
public class SetAgainAfterTheEnd {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> x = 1);
        first.start();
        first.join();
        x = 2;
        int[] seen = new int[1];
        Thread second = new Thread(() -> seen[0] = x);
        second.start();
        x = 3;
        second.join();
        System.out.print(seen[0]);
    }
}
