// A buffer asks an object for its text under its own lock.

public class AppendedUnderItsLock {
    static final Object LOCK = new Object();

    public static void main(String[] args) throws Exception {
        StringBuffer buffer = new StringBuffer();
        Object text = new Object() {
            @Override
            public String toString() {
                synchronized (LOCK) { //~ DEADLOCK
                    return "x";
                }
            }
        };
        Thread t = new Thread(() -> buffer.append(text));
        t.start();
        synchronized (LOCK) {
            buffer.append("y"); //~ DEADLOCK
        }
    }
}
