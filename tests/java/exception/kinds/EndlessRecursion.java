//@ expect: exception java.lang.StackOverflowError
// The base case is switched off by the other thread.
public class EndlessRecursion {
    static volatile int limit = 1;

    static int depth(int n) {
        return n >= limit ? 0 : 1 + depth(n + 1); //~ THROWS
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> limit = Integer.MAX_VALUE);
        t.start();
        t.join();
        depth(0);
    }
}
