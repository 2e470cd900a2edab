// Two threads take the time as a key: it can be the same.
// Confirmed on JDK 17 and 25: seen.
public class SameTimestamps {
    static long theirs;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> theirs = System.currentTimeMillis());
        t.start();
        long mine = System.currentTimeMillis();
        t.join();
        assert mine != theirs; //~ ASSERT
    }
}
