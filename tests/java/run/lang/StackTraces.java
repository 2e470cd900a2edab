// StackTraceElement contents, deep recursion, StackOverflowError recovery, NPE messages.
public class StackTraces {
    int f;
    int[] arr;
    StackTraces next;

    static int depth;

    static void down() {
        depth++;
        down();
    }

    static int even(int n) {
        return n == 0 ? 1 : odd(n - 1);
    }

    static int odd(int n) {
        return n == 0 ? 0 : even(n - 1);
    }

    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("none");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    static StackTraces nothing() {
        return null;
    }

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) {
            depth = 0;
            try {
                down();
            } catch (StackOverflowError e) {
                System.out.println("SOE " + (depth > 500) + " " + e.getMessage() + " " + (e.getStackTrace().length > 100) + " " + e.getStackTrace()[5].getMethodName());
            }
        }
        System.out.println(even(2000) + " " + odd(1001));
        StackTraces s = new StackTraces();
        attempt(() -> System.out.println(nothing().f));
        attempt(() -> nothing().next.f = 1);
        attempt(() -> s.arr[0] = 1);
        attempt(() -> System.out.println(s.next.next.arr.length));
        attempt(() -> nothing().hashCode());
        attempt(() -> {
            throw null;
        });
        attempt(() -> {
            synchronized (nothing()) {
                System.out.println();
            }
        });
        attempt(() -> s.arr = new int[-3]);
        attempt(() -> System.out.println(new int[2][3][1].length));
        attempt(() -> System.out.println((new int[2][3][1])[1][2][4]));
        attempt(() -> System.out.println(new int[3][Integer.parseInt("-2")]));
        attempt(() -> {
            Object[] o = new Integer[1];
            o[0] = "s";
        });
        attempt(() -> System.out.println((String) (Object) args.length));
        attempt(() -> System.out.println(5 / args.length));
        StackTraceElement e = new StackTraceElement("app", "mod", "1.0", "pkg.Cls", "meth", "Cls.java", 12);
        System.out.println(e + " | " + new StackTraceElement("C", "m", "C.java", -1) + " | " + new StackTraceElement("C", "m", null, 3) + " | " + new StackTraceElement("C", "m", "f", -2).isNativeMethod() + " " + e.getModuleName() + " " + e.equals(new StackTraceElement("app", "mod", "1.0", "pkg.Cls", "meth", "Cls.java", 12)) + " " + e.hashCode());
    }
}
