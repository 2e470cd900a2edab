//@ native: yes
//@ outputs: "b open" | "b closed"
// The resource is closed before the handler runs, and a failure of close is added to the first one.
public class CloseBeforeSuppressed {
    static volatile String state = "open";
    static class R implements AutoCloseable { public void close() { state = "closed"; throw new IllegalStateException("b"); } }
    public static void main(String[] args) throws Exception {
        String[] seen = new String[1];
        Thread t = new Thread(() -> seen[0] = state);
        t.start();
        String s = "";
        try (R r = new R()) { throw new Exception("a"); } catch (Exception e) { s = e.getSuppressed()[0].getMessage(); }
        t.join();
        System.out.print(s + " " + seen[0]);
    }
}
