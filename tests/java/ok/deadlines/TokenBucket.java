//@ outputs: "1\n" | "2\n"
// A bucket of one token that is filled again every 100 ms: the second request passes when time has passed.
public class TokenBucket {
    static long last = System.nanoTime();
    static long tokens = 1;

    static synchronized boolean request() {
        long now = System.nanoTime();
        long fresh = (now - last) / 100_000_000L;
        if (fresh > 0) {
            tokens = Math.min(1, tokens + fresh);
            last = now;
        }
        if (tokens == 0) return false;
        tokens--;
        return true;
    }

    public static void main(String[] args) throws Exception {
        int[] passed = new int[1];
        Thread t = new Thread(() -> {
            if (request()) passed[0]++;
        });
        t.start();
        int mine = request() ? 1 : 0;
        t.join();
        System.out.println(mine + passed[0]);
    }
}
