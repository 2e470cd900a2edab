//@ needs: jdk>=25
// ScopedValue: binding, rebinding, nesting, unbound access, exceptions.
import java.util.*;
import java.util.concurrent.*;

public class ScopedValues {
    static final ScopedValue<String> USER = ScopedValue.newInstance();
    static final ScopedValue<Integer> DEPTH = ScopedValue.newInstance();

    static String show() {
        return (USER.isBound() ? USER.get() : "nobody") + "/" + DEPTH.orElse(-1);
    }

    static int recurse(int n) {
        if (n == 0) return DEPTH.get();
        return ScopedValue.where(DEPTH, DEPTH.get() + 1).call(() -> recurse(n - 1));
    }

    public static void main(String[] args) throws Exception {
        System.out.println(show());
        ScopedValue.where(USER, "ann").run(() -> {
            System.out.println(show());
            ScopedValue.where(USER, "bob").where(DEPTH, 3).run(() -> System.out.println(show()));
            System.out.println(show());
        });
        System.out.println(show());
        System.out.println(ScopedValue.where(DEPTH, 0).call(() -> recurse(20)));
        try {
            USER.get();
        } catch (NoSuchElementException e) {
            System.out.println("unbound");
        }
        try {
            USER.orElseThrow(() -> new IllegalStateException("custom"));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            ScopedValue.where(USER, "thrower").run(() -> {
                throw new IllegalArgumentException(USER.get());
            });
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage() + " " + USER.isBound());
        }
        ScopedValue.where(USER, "outer").run(() -> {
            Thread t = new Thread(() -> System.out.println("plain thread " + USER.isBound()));
            t.start();
            try {
                t.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        ScopedValue.Carrier c = ScopedValue.where(USER, "carried").where(DEPTH, 9);
        System.out.println(c.get(USER) + " " + c.get(DEPTH));
        c.run(() -> System.out.println(show()));
        c.run(() -> System.out.println(show() + " again"));
        ScopedValue.where(USER, null).run(() -> System.out.println(USER.isBound() + " " + USER.get()));
    }
}
