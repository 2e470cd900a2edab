//@ outputs: "true" | "false"
import java.util.logging.*;

// Log records are numbered in the order in which they are made.
public class LogRecordsNumbered {
    public static void main(String[] a) throws Exception {
        long[] r = new long[1];
        Thread t = new Thread(() -> r[0] = new LogRecord(Level.INFO, "").getSequenceNumber());
        t.start();
        long m = new LogRecord(Level.INFO, "").getSequenceNumber();
        t.join();
        System.out.print(m < r[0]);
    }
}
