//@ needs: jdk>=25
//@ outputs: "false a b a false"
// A scoped value is bound inside only, can be bound again further in, and is what it was afterwards.
public class BoundInside {
    static final ScopedValue<String> V = ScopedValue.newInstance();
    static String log = "";

    public static void main(String[] args) {
        log += V.isBound();
        ScopedValue.where(V, "a").run(() -> {
            log += " " + V.get();
            ScopedValue.where(V, "b").run(() -> log += " " + V.get());
            log += " " + V.get();
        });
        System.out.print(log + " " + V.isBound());
    }
}
