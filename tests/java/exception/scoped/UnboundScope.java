//@ needs: jdk>=25
//@ expect: exception java.util.NoSuchElementException
// A thread of its own sees no binding of the one that started it.
public class UnboundScope {
    static final ScopedValue<String> V = ScopedValue.newInstance();

    public static void main(String[] args) {
        ScopedValue.where(V, "x").run(() -> {
            Thread t = new Thread(() -> System.out.print(V.get())); //~ THROWS
            t.start();
        });
    }
}
