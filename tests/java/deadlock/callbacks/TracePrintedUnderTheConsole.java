// A stack trace is printed under the lock of standard error, and asks the exception for its text.

public class TracePrintedUnderTheConsole {
    static final Object LOCK = new Object();

    public static void main(String[] args) throws Exception {
        Exception e = new Exception() {
            @Override
            public String toString() {
                synchronized (LOCK) { //~ DEADLOCK
                    return "x";
                }
            }
        };
        Thread t = new Thread(e::printStackTrace);
        t.start();
        synchronized (LOCK) {
            System.err.print("y"); //~ DEADLOCK
        }
    }
}
