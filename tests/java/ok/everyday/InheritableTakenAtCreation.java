//@ native: yes
//@ outputs: "1" | "2"
// The child takes the value when it is made, by the thread that makes it.
public class InheritableTakenAtCreation {
    static final InheritableThreadLocal<Integer> LOCAL = new InheritableThreadLocal<>();
    static volatile int next = 1;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> next = 2);
        t.start();
        LOCAL.set(next);
        Thread child = new Thread(() -> System.out.print(LOCAL.get()));
        LOCAL.set(9);
        child.start();
        child.join();
        t.join();
    }
}
