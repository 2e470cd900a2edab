//@ native: yes
//@ outputs: "a\n" | "b\n"
// setName is state.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class NamesOfThreads {
    public static void main(String[] args) throws Exception {
        Thread named = new Thread(() -> {});
        Thread t = new Thread(() -> named.setName("a"));
        Thread u = new Thread(() -> named.setName("b"));
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(named.getName());
    }
}
