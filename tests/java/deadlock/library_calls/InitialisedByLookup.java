// To describe a class is to read its serial version, which initialises it, with a lock held that its initialiser wants.
import java.io.*;
public class InitialisedByLookup {
    static final Object LOCK = new Object();
    static class X implements Serializable {
        static final long serialVersionUID = Long.parseLong("5");
        static { synchronized (LOCK) { } } //~ DEADLOCK
    }
    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> { synchronized (LOCK) { ObjectStreamClass.lookup(X.class); } });
        other.start();
        new X();
        other.join();
        System.out.print("end");
    }
}
