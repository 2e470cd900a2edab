//@ outputs: "a b\n"
// A thread inherits what its maker has when it is made, not when it is started; what it sets is its own.
public class InheritedThenChanged {
    public static void main(String[] args) throws Exception {
        InheritableThreadLocal<String> local = new InheritableThreadLocal<>();
        local.set("a");
        String[] seen = new String[1];
        Thread t = new Thread(() -> {
            seen[0] = local.get();
            local.set("c");
        });
        local.set("b");
        t.start();
        t.join();
        System.out.println(seen[0] + " " + local.get());
    }
}
