//@ needs: jdk>=25
//@ outputs: "1-" | "-1"
// A scoped value is bound for the thread that binds it and during the call only.
public class BoundForTheCallOnly {
    static final ScopedValue<String> V = ScopedValue.newInstance();

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> System.out.print(V.orElse("-")));
        ScopedValue.where(V, "1").run(() -> {
            t.start();
            System.out.print(V.get());
        });
        t.join();
    }
}
