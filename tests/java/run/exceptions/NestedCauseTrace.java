// printStackTrace to a captured stream: common frames, causes and suppressed, user frames only.
import java.io.*;
public class NestedCauseTrace {
    static class Closer implements AutoCloseable {
        public void close() throws IOException { throw new IOException("close failed"); }
    }
    static void low(int n) { if (n > 3) throw new IllegalArgumentException("n=" + n); low(n + 1); }
    static void mid() { try { low(0); } catch (IllegalArgumentException e) { throw new IllegalStateException(e); } }
    static void high() throws Exception { try (Closer c = new Closer(); Closer d = new Closer()) { mid(); } }
    public static void main(String[] args) throws Exception {
        try { high(); } catch (Exception e) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            e.printStackTrace(new PrintStream(out, true, "UTF-8"));
            System.out.print(out.toString("UTF-8"));
            PrintStream old = System.err;
            ByteArrayOutputStream err = new ByteArrayOutputStream();
            System.setErr(new PrintStream(err, true));
            e.getCause().printStackTrace();
            new Throwable("to err").printStackTrace();
            System.setErr(old);
            System.out.print(err.toString("UTF-8"));
        }
        PrintStream so = System.out;
        ByteArrayOutputStream cap = new ByteArrayOutputStream();
        System.setOut(new PrintStream(cap, true));
        System.out.println("captured");
        new RuntimeException("rt", new Error("er")).printStackTrace(System.out);
        System.setOut(so);
        System.out.println(cap.toString("UTF-8").toUpperCase(java.util.Locale.ROOT));
    }
}
