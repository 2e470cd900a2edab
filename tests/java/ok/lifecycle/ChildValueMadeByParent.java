//@ native: yes
//@ outputs: "0 main" | "1 main"
// What a thread inherits is made when the thread is made, by the thread that makes it.
public class ChildValueMadeByParent {
    static volatile int n;
    static String who;
    static final InheritableThreadLocal<Integer> L = new InheritableThreadLocal<>() {
        protected Integer childValue(Integer v) { who = Thread.currentThread().getName(); return n; } };
    static int got;
    public static void main(String[] args) throws Exception {
        L.set(7);
        Thread a = new Thread(null, () -> n = 1, "a", 0, false);
        a.start();
        Thread t = new Thread(() -> got = L.get());
        t.start();
        a.join(); t.join();
        System.out.print(got + " " + who);
    }
}
