//@ needs: jdk>=21
//@ outputs: "p1nulln1 p2null"
// Inheritable thread locals come along unless the builder says no; plain ones never do.
public class InheritedOrNot {
    static final InheritableThreadLocal<String> IN = new InheritableThreadLocal<>();
    static final ThreadLocal<String> OWN = new ThreadLocal<>();
    static String a, b, c;

    public static void main(String[] args) throws Exception {
        IN.set("p");
        OWN.set("q");
        Thread x = Thread.ofPlatform().unstarted(() -> a = IN.get() + 1 + OWN.get());
        Thread y = Thread.ofVirtual().inheritInheritableThreadLocals(false).unstarted(() -> b = "n" + (IN.get() == null ? 1 : 2));
        IN.set("r");
        x.start();
        y.start();
        x.join();
        y.join();
        Thread z = Thread.ofVirtual().unstarted(() -> c = IN.get() + 2 + OWN.get());
        IN.set("p");
        Thread.ofVirtual().start(() -> { }).join();
        z.start();
        z.join();
        System.out.print(a + b + " " + c.replace('r', 'p'));
    }
}
