//@ outputs: "ok\n"
// What one thread has read and published, another does not see in its future.
public class ReadersAgree {
    static volatile long seen;

    public static void main(String[] args) throws Exception {
        seen = System.nanoTime();
        Thread t = new Thread(() -> seen = System.nanoTime());
        t.start();
        long before = seen;
        assert System.nanoTime() >= before;
        t.join();
        assert System.nanoTime() >= seen;
        System.out.println("ok");
    }
}
