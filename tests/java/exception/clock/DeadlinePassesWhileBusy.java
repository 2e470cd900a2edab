//@ expect: exception java.lang.IllegalStateException
// The other thread may need more than a second before it sets the flag.
// Not seen on JDK 17 and 25: nothing takes so long.
public class DeadlinePassesWhileBusy {
    static volatile boolean flag;

    public static void main(String[] args) {
        new Thread(() -> flag = true).start();
        long end = System.nanoTime() + 1_000_000_000L;
        while (!flag) {
            if (System.nanoTime() - end > 0) {
                throw new IllegalStateException("too late"); //~ THROWS
            }
        }
    }
}
