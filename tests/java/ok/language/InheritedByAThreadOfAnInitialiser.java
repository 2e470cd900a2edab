//@ native: yes
//@ outputs: "1" | "2"
// A thread that an initialiser makes inherits from the thread that runs it.
public class InheritedByAThreadOfAnInitialiser {
    static final InheritableThreadLocal<Integer> LOCAL = new InheritableThreadLocal<>();
    static int seen;
    static class H { static final Thread MADE = new Thread(() -> seen = LOCAL.get()); static void touch() {} }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { LOCAL.set(1); H.touch(); });
        t.start();
        LOCAL.set(2);
        H.touch();
        t.join();
        H.MADE.start();
        H.MADE.join();
        System.out.print(seen);
    }
}
