// StackWalker and stack traces of exceptions and threads: methods and lines.
import java.util.*;
import java.util.stream.*;

public class StackWalking {
    static final StackWalker W = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);

    static List<String> names() {
        return W.walk(s -> s.map(f -> f.getMethodName() + ":" + f.getLineNumber()).collect(Collectors.toList()));
    }

    static List<String> a(int n) {
        return n == 0 ? names() : a(n - 1);
    }

    interface Walk {
        List<String> go();
    }

    static class Inner {
        List<String> seen;

        Inner() {
            seen = W.walk(s -> s.map(f -> f.getDeclaringClass().getSimpleName() + "." + f.getMethodName() + f.getDescriptor()).collect(Collectors.toList()));
        }
    }

    static Class<?> who() {
        return W.getCallerClass();
    }

    static class Caller {
        static Class<?> ask() {
            return who();
        }
    }

    static int thrower(int depth) {
        if (depth == 0) throw new IllegalStateException("bottom");
        return thrower(depth - 1) + 1;
    }

    static class Init {
        static final List<String> SEEN = W.walk(s -> s.map(StackWalker.StackFrame::getMethodName).collect(Collectors.toList()));
    }

    public static void main(String[] args) throws Exception {
        System.out.println(names());
        System.out.println(a(3));
        System.out.println(new Inner().seen);
        System.out.println(who() + " " + Caller.ask());
        System.out.println(Init.SEEN);
        Walk w = () -> names();
        System.out.println(w.go().size() + " " + w.go().get(w.go().size() - 1));
        System.out.println(W.walk(s -> s.limit(1).map(StackWalker.StackFrame::getFileName).findFirst()).get() + " " + W.walk(Stream::count));
        W.forEach(f -> System.out.println(f.getClassName() + " " + f.getMethodName() + " " + f.isNativeMethod() + " " + f.getMethodType() + " " + f.toStackTraceElement()));
        try {
            thrower(3);
        } catch (IllegalStateException e) {
            for (StackTraceElement f : e.getStackTrace()) System.out.println(f.getClassName() + "." + f.getMethodName() + "(" + f.getFileName() + ":" + f.getLineNumber() + ") " + f.isNativeMethod());
            e.setStackTrace(new StackTraceElement[] {new StackTraceElement("X", "y", "Z.java", 5), new StackTraceElement("X", "nat", null, -2)});
            System.out.println(Arrays.toString(e.getStackTrace()));
        }
        StackTraceElement[] st = Thread.currentThread().getStackTrace();
        System.out.println(st[0].getMethodName() + " " + st[1].getMethodName() + " " + st.length);
        System.out.println(new Throwable().getStackTrace()[0]);
        Thread t = new Thread(() -> System.out.println(names().get(0).split(":")[0] + " in thread, last frame " + W.walk(s -> s.reduce((x, y) -> y)).get().getMethodName()));
        t.start();
        t.join();
        try {
            StackWalker.getInstance().getCallerClass();
        } catch (UnsupportedOperationException e) {
            System.out.println("UOE");
        }
        List<String> viaReflection = (List<String>) StackWalking.class.getDeclaredMethod("a", int.class).invoke(null, 1);
        System.out.println(viaReflection);
    }
}
