//@ native: yes
//@ outputs: "0" | "1"
// The trace is replaced by an empty one.
public class TraceSetMeanwhile {
    static final Exception E = new Exception();
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> E.setStackTrace(new StackTraceElement[0]));
        t.start();
        System.out.print(E.getStackTrace().length == 0 ? 0 : 1);
        t.join();
    }
}
