//@ native: yes
//@ outputs: "E NCDFE" | "NCDFE E"
// The first user of a class that fails gets the failure, the second one is told that there is no such class; whoever comes first.
public class FailingTwiceWithItsCause {
    static class H { static { if (true) throw new IllegalStateException("x"); } static void touch() {} }
    static String use() {
        try { H.touch(); return "-"; } catch (ExceptionInInitializerError e) { return "E"; } catch (NoClassDefFoundError e) { return "NCDFE"; }
    }
    static String other;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> other = use());
        t.start();
        String mine = use();
        t.join();
        System.out.print(mine + " " + other);
    }
}
