// A value made on demand and kept in an Optional: two threads find it empty, and each has its own.
import java.util.Optional;
import java.util.function.Supplier;

public class LazyOptionalMadeTwice {
    static class Lazy<T> implements Supplier<T> {
        private volatile Optional<T> value = Optional.empty();
        private final Supplier<T> make;

        Lazy(Supplier<T> make) {
            this.make = make;
        }

        public T get() {
            if (value.isEmpty()) value = Optional.of(make.get());
            return value.get();
        }
    }

    public static void main(String[] args) throws Exception {
        Lazy<Object> lazy = new Lazy<>(Object::new);
        Object[] seen = new Object[1];
        Thread t = new Thread(() -> seen[0] = lazy.get());
        t.start();
        Object own = lazy.get();
        t.join();
        assert own == seen[0]; //~ ASSERT
    }
}
