//@ native: yes
//@ outputs: "1" | "2"
// The initialiser reads a variable of the thread that runs it.
public class LocalReadByAnInitialiser {
    static final ThreadLocal<Integer> LOCAL = new ThreadLocal<>();
    static class H { static final int N = LOCAL.get(); static void touch() {} }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { LOCAL.set(1); H.touch(); });
        t.start();
        LOCAL.set(2);
        H.touch();
        t.join();
        System.out.print(H.N);
    }
}
