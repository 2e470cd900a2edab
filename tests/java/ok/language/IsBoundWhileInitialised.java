//@ needs: jdk>=25
//@ native: yes
//@ outputs: "true" | "false"
// The initialiser asks whether a value is bound: it is in one of the two threads.
public class IsBoundWhileInitialised {
    static final ScopedValue<String> V = ScopedValue.newInstance();
    static class H { static final boolean B = V.isBound(); static void touch() {} }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> ScopedValue.where(V, "a").run(() -> H.touch()));
        t.start();
        H.touch();
        t.join();
        System.out.print(H.B);
    }
}
