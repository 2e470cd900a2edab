//@ native: yes
//@ outputs: "parent\n"
// An inheritable thread-local is copied when the child is created, not when it starts.
public class InheritedThreadLocal {
    static final InheritableThreadLocal<String> name = new InheritableThreadLocal<>();

    public static void main(String[] args) throws Exception {
        name.set("parent");
        Thread t = new Thread(() -> System.out.println(name.get()));
        name.set("changed");
        t.start();
        t.join();
    }
}
