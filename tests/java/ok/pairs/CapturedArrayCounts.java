//@ outputs: "1\n" | "2\n"
// Both lambdas capture the array: an update may be lost.
public class CapturedArrayCounts {
    public static void main(String[] args) throws Exception {
        int[] count = {0};
        Runnable add = () -> count[0]++;
        Thread t = new Thread(add);
        t.start();
        add.run();
        t.join();
        System.out.println(count[0]);
    }
}
