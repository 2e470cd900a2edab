//@ needs: jdk>=25
//@ native: yes
//@ outputs: "inner outer none"
// A binding is one thread's own; another thread that was started inside has none.
public class ScopedInNested {
    static final ScopedValue<String> V = ScopedValue.newInstance();
    static volatile String other;
    public static void main(String[] args) throws Exception {
        String[] said = new String[2];
        ScopedValue.where(V, "outer").run(() -> {
            ScopedValue.where(V, "inner").run(() -> said[0] = V.get());
            said[1] = V.get();
            Thread t = new Thread(() -> other = V.orElse("none"));
            t.start();
            try {
                t.join();
            } catch (InterruptedException e) {
            }
        });
        System.out.print(said[0] + " " + said[1] + " " + other);
    }
}
