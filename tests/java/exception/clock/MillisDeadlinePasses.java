//@ expect: exception java.lang.IllegalStateException
// As DeadlinePassesWhileBusy with currentTimeMillis.
// Confirmed on JDK 17 and 25: seen.
public class MillisDeadlinePasses {
    static volatile boolean flag;

    public static void main(String[] args) {
        long end = System.currentTimeMillis() + 100;
        new Thread(() -> flag = true).start();
        while (!flag) {
            if (System.currentTimeMillis() > end) {
                throw new IllegalStateException("too late"); //~ THROWS
            }
            Thread.yield();
        }
    }
}
