// AutoCloseable order, suppression, null resources, nested finally.
import java.io.*;

public class TryWithResources {
    static class R implements Closeable {
        final String n;
        final boolean fail;

        R(String n, boolean fail) {
            this.n = n;
            this.fail = fail;
            System.out.print("open " + n + "; ");
        }

        public void close() throws IOException {
            System.out.print("close " + n + "; ");
            if (fail) throw new IOException("close " + n);
        }
    }

    static R boom() {
        throw new IllegalStateException("open fails");
    }

    interface Body {
        void run() throws Exception;
    }

    static void attempt(Body b) {
        try {
            b.run();
            System.out.println("ok");
        } catch (Exception e) {
            System.out.print(e.getMessage());
            for (Throwable s : e.getSuppressed()) System.out.print(" suppressed " + s.getMessage());
            System.out.println();
        }
    }

    @SuppressWarnings("finally")
    static int finals(int k) {
        try {
            if (k == 0) return 1;
            if (k == 1) throw new RuntimeException("x");
            return 2;
        } catch (RuntimeException e) {
            return 3;
        } finally {
            if (k == 2) return 4;
            System.out.print("f" + k + " ");
        }
    }

    public static void main(String[] args) {
        attempt(() -> {
            try (R a = new R("a", false); R b = new R("b", false)) {
                System.out.print("body; ");
            }
        });
        attempt(() -> {
            try (R a = new R("a", true); R b = new R("b", true)) {
                throw new Exception("body");
            }
        });
        attempt(() -> {
            try (R a = new R("a", true); R b = boom()) {
                System.out.print("never; ");
            }
        });
        attempt(() -> {
            try (R a = null; R b = new R("b", true)) {
                System.out.print("null ok; ");
            }
        });
        attempt(() -> {
            R outer = new R("outer", false);
            try (outer; R b = new R("b", false)) {
                System.out.print("effectively final; ");
            } finally {
                System.out.print("finally; ");
            }
        });
        attempt(() -> {
            for (int i = 0; i < 3; i++) {
                try (R r = new R("loop" + i, false)) {
                    if (i == 0) continue;
                    if (i == 1) break;
                }
            }
        });
        attempt(() -> {
            try (R a = new R("a", true)) {
                System.out.print("body; ");
            } catch (IOException e) {
                System.out.print("caught " + e.getMessage() + "; ");
                throw new Exception("from catch", e);
            }
        });
        System.out.println(finals(0) + " " + finals(1) + " " + finals(2) + " " + finals(3));
        StringBuilder sb = new StringBuilder();
        outer:
        while (true) {
            try {
                try {
                    sb.append("a");
                    throw new Error("e");
                } finally {
                    sb.append("b");
                    if (sb.length() < 6) continue outer;
                }
            } catch (Error e) {
                sb.append("c");
                break;
            } finally {
                sb.append("d");
            }
        }
        System.out.println(sb);
    }
}
