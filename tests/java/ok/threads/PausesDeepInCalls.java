// A thread that pauses far up its stack, in frames that lie on pages of their own, finds its registers as it left
// them whatever the other has done in between, and so do the frames that it returns into.
//@ outputs: "1 1830 1830" | "2 1830 1830"
public class PausesDeepInCalls {
    static volatile int n;

    static long sum(long depth) {
        if (depth == 0) {
            int seen = n;
            n = seen + 1;
            return 0;
        }
        return sum(depth - 1) + depth;
    }

    public static void main(String[] args) throws InterruptedException {
        long[] sums = new long[2];
        Thread other = new Thread(() -> sums[0] = sum(60));
        other.start();
        sums[1] = sum(60);
        other.join();
        System.out.print(n + " " + sums[0] + " " + sums[1]);
    }
}
