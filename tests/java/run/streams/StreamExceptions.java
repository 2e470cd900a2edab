// Exceptions thrown inside pipelines, stack frames of user code, reuse errors.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class StreamExceptions {
    static int parse(String s) {
        return Integer.parseInt(s);
    }

    static class Checked extends Exception {
        Checked(String m) {
            super(m);
        }
    }

    @SuppressWarnings("unchecked")
    static <E extends Throwable> RuntimeException sneaky(Throwable t) throws E {
        throw (E) t;
    }

    static void attempt(String what, Supplier<Object> c) {
        try {
            System.out.println(what + ": " + c.get());
        } catch (Throwable e) {
            StringBuilder own = new StringBuilder();
            for (StackTraceElement f : e.getStackTrace()) if (f.getClassName().equals("StreamExceptions") && !f.getMethodName().startsWith("lambda$")) own.append(f.getMethodName()).append(' ');
            System.out.println(what + ": " + e + " cause " + e.getCause() + " suppressed " + e.getSuppressed().length + " in " + own);
        }
    }

    public static void main(String[] args) {
        attempt("map", () -> Stream.of("1", "x", "3").map(StreamExceptions::parse).collect(Collectors.toList()));
        attempt("lazy misses it", () -> Stream.of("1", "x", "3").map(StreamExceptions::parse).findFirst());
        attempt("sneaky", () -> Stream.of(1).map(x -> {
            throw StreamExceptions.<RuntimeException>sneaky(new Checked("checked " + x));
        }).collect(Collectors.toList()));
        attempt("comparator", () -> Stream.of(2, 1).sorted((a, b) -> {
            throw new IllegalStateException("cmp");
        }).collect(Collectors.toList()));
        attempt("divide", () -> IntStream.of(1, 0).map(x -> 10 / x).sum());
        attempt("collector supplier", () -> Stream.of(1).collect(Collectors.toCollection(() -> null)));
        attempt("class cast", () -> ((Stream<Integer>) (Stream<?>) Stream.of("s")).map(x -> x + 1).collect(Collectors.toList()));
        attempt("close suppressed", () -> {
            Stream<Integer> s = Stream.of(1).onClose(() -> {
                throw new IllegalStateException("c1");
            }).onClose(() -> {
                throw new IllegalArgumentException("c2");
            });
            s.close();
            return "";
        });
        attempt("try with resources", () -> {
            try (Stream<Integer> s = Stream.of(1).onClose(() -> {
                throw new IllegalStateException("close");
            })) {
                return s.map(x -> x / 0).findFirst();
            }
        });
        attempt("reuse", () -> {
            Stream<Integer> s = Stream.of(1);
            s.forEach(x -> { });
            s.forEach(x -> { });
            return "";
        });
        attempt("iterator after use", () -> {
            IntStream s = IntStream.range(0, 3);
            s.iterator();
            return s.sum();
        });
        attempt("stack overflow", () -> {
            try {
                return deep(0);
            } catch (StackOverflowError e) {
                return "SOE";
            }
        });
        attempt("finally", () -> {
            StringBuilder sb = new StringBuilder();
            try {
                Stream.of(1, 2, 3).peek(x -> sb.append(x)).forEach(x -> {
                    if (x == 2) throw new NoSuchElementException("stop");
                });
            } catch (NoSuchElementException e) {
                sb.append(e.getMessage());
            } finally {
                sb.append("!");
            }
            return sb;
        });
    }

    static int deep(int n) {
        return Stream.of(n).mapToInt(x -> deep(x + 1)).sum() + 1;
    }
}
