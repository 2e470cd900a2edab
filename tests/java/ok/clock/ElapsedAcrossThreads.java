//@ native: yes
//@ outputs: "fine\n"
// What is read after a join is no earlier than what the other thread read.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class ElapsedAcrossThreads {
    static long theirs;

    public static void main(String[] args) throws Exception {
        long before = System.nanoTime();
        Thread t = new Thread(() -> theirs = System.nanoTime());
        t.start();
        t.join();
        long after = System.nanoTime();
        assert theirs - before >= 0;
        assert after - theirs >= 0;
        System.out.println("fine");
    }
}
