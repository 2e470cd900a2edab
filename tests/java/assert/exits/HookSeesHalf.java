// A shutdown hook runs beside the threads that are still there: it sees one of two writes.
public class HookSeesHalf {
    static volatile int a, b;

    public static void main(String[] args) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            int seen = b;
            assert a == seen; //~ ASSERT
        }));
        Thread t = new Thread(() -> {
            a = 1;
            b = 1;
        });
        t.setDaemon(true);
        t.start();
        System.exit(0);
    }
}
