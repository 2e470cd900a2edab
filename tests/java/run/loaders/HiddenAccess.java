// What a hidden class may access: what its package may, and private members of its own nest only, which it has to be put into.

import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup.ClassOption;
import java.lang.reflect.InvocationTargetException;

public class HiddenAccess {
    private static int secret = 7;
    static int shared = 8;
    private final int own;

    private HiddenAccess(int own) {
        this.own = own;
    }

    private static int hide() {
        return secret++;
    }

    private int own() {
        return own;
    }

    /** Accesses of a nest mate. */
    static class Spy {
        private int mine = 5;

        public static int field() {
            return secret;
        }

        public static int write() {
            return secret = 9;
        }

        public static int method() {
            return hide();
        }

        public static int made() {
            return new HiddenAccess(3).own;
        }

        public static int called() {
            return new HiddenAccess(4).own();
        }

        public static int packageField() {
            return shared;
        }

        public static int ofItsOwn() {
            return new Spy().mine + new Spy().doubled();
        }

        private int doubled() {
            return 2 * mine;
        }

        public static int reference() {
            java.util.function.IntSupplier supplier = HiddenAccess::hide;
            return supplier.getAsInt();
        }
    }

    static final String[] CALLS = {
        "field", "write", "method", "made", "called", "packageField", "ofItsOwn", "reference",
    };

    static void call(String title, Class<?> spy) throws Exception {
        for (String call : CALLS) {
            try {
                System.out.println(title + " " + call + " " + spy.getMethod(call).invoke(null));
            } catch (InvocationTargetException e) {
                Throwable why = e.getCause();
                while (why.getCause() != null) why = why.getCause();
                System.out.println(title + " " + call + " " + why.getClass().getSimpleName());
            }
        }
        System.out.println(title + " in the nest: " + spy.isNestmateOf(HiddenAccess.class));
    }

    public static void main(String[] args) throws Exception {
        byte[] bytes;
        try (InputStream in = HiddenAccess.class.getResourceAsStream("HiddenAccess$Spy.class")) {
            bytes = in.readAllBytes();
        }
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        call("plain", Spy.class);
        call("stranger", lookup.defineHiddenClass(bytes, false).lookupClass());
        call("strong stranger", lookup.defineHiddenClass(bytes, true, ClassOption.STRONG).lookupClass());
        call("nest mate", lookup.defineHiddenClass(bytes, false, ClassOption.NESTMATE).lookupClass());
    }
}
