// Class initialization from several threads: once, blocking, failing, recursive.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ClassInitRaces {
    static final AtomicInteger INITS = new AtomicInteger();
    static final CountDownLatch ENTERED = new CountDownLatch(1);
    static final CountDownLatch RELEASE = new CountDownLatch(1);

    static class Slow {
        static int value;

        static {
            INITS.incrementAndGet();
            ENTERED.countDown();
            try {
                RELEASE.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            value = 42;
        }
    }

    static class Fails {
        static final AtomicInteger TRIES = new AtomicInteger();

        static int get() {
            return 1;
        }

        static {
            if (true) throw new IllegalStateException("init " + INITS.incrementAndGet());
        }
    }

    static class A {
        static int x = B.y + 1;
    }

    static class B {
        static int y = A.x + 10;
    }

    static class Lazy {
        static class Holder {
            static final Lazy INSTANCE = new Lazy();
        }

        Lazy() {
            System.out.println("Lazy created");
        }
    }

    static class Parent {
        static {
            System.out.println("Parent");
        }

        static int parentField = 1;
        static final int CONST = 5;
        static final Integer BOXED = 6;
    }

    static class Child extends Parent {
        static {
            System.out.println("Child");
        }
    }

    interface WithDefault {
        Object O = say("WithDefault");

        default void d() {
        }
    }

    interface NoDefault {
        Object O = say("NoDefault");
    }

    static class Impl implements WithDefault, NoDefault { }

    static Object say(String s) {
        System.out.println(s);
        return s;
    }

    public static void main(String[] args) throws Exception {
        List<FutureTask<Integer>> fs = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            FutureTask<Integer> f = new FutureTask<>(() -> Slow.value);
            fs.add(f);
            new Thread(f).start();
        }
        ENTERED.await();
        System.out.println("initializing, inits " + INITS);
        RELEASE.countDown();
        for (FutureTask<Integer> f : fs) System.out.print(f.get() + " ");
        System.out.println("inits " + INITS);
        for (int i = 0; i < 2; i++) {
            try {
                Fails.get();
            } catch (ExceptionInInitializerError e) {
                System.out.println("EIIE " + e.getCause().getMessage());
            } catch (NoClassDefFoundError e) {
                System.out.println("NCDFE " + e.getMessage());
            }
        }
        FutureTask<String> other = new FutureTask<>(() -> {
            try {
                return "" + Fails.get();
            } catch (NoClassDefFoundError e) {
                return "NCDFE in thread";
            }
        });
        new Thread(other).start();
        System.out.println(other.get());
        System.out.println(A.x + " " + B.y);
        System.out.println("before lazy");
        System.out.println(Lazy.Holder.INSTANCE == Lazy.Holder.INSTANCE);
        System.out.println(Child.CONST);
        Child[] none = new Child[1];
        System.out.println("array made " + none.length + " " + Child.class.getSimpleName());
        System.out.println(Child.parentField);
        new Child();
        System.out.println("making Impl");
        new Impl();
        System.out.println(NoDefault.O);
    }
}
