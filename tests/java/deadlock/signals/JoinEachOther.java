// Two threads, each waiting for the end of the other.
public class JoinEachOther {
    public static void main(String[] args) throws Exception {
        Thread first = Thread.currentThread();
        Thread t = new Thread(() -> {
            try {
                first.join(); //~ DEADLOCK
            } catch (InterruptedException e) {
                throw new RuntimeException(e);
            }
        });
        t.start();
        t.join(); //~ DEADLOCK
    }
}
