//@ needs: jdk>=25
//@ native: yes
//@ outputs: "a" | "b"
// The initialiser asks for a scoped value, which each of the two threads has bound to something else: it has that of the thread
// that came first.
public class BoundWhileInitialised {
    static final ScopedValue<String> V = ScopedValue.newInstance();
    static class H { static final String S = V.orElse("none"); static void touch() {} }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> ScopedValue.where(V, "a").run(H::touch));
        t.start();
        ScopedValue.where(V, "b").run(H::touch);
        t.join();
        System.out.print(H.S);
    }
}
