//@ native: yes
//@ outputs: "1"
// A thread inherits what its maker had when it was made, not when it was started.

public class InheritedWhenMade {
    static final InheritableThreadLocal<Integer> LOCAL = new InheritableThreadLocal<>();

    public static void main(String[] args) throws Exception {
        LOCAL.set(1);
        Thread t = new Thread(() -> System.out.print(LOCAL.get()));
        LOCAL.set(2);
        t.start();
        t.join();
    }
}
