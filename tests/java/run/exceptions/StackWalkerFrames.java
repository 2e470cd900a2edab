// Stack walking and Thread.getStackTrace see the user frames in order.
import java.util.*;
import java.util.stream.*;
public class StackWalkerFrames {
    static List<String> a() { return b(1); } static List<String> b(int x) { return new StackWalkerFrames().c(); }
    List<String> c() {
        return StackWalker.getInstance().walk(s -> s.map(f -> f.getClassName() + "." + f.getMethodName() + ":"
                + f.getLineNumber()).collect(Collectors.toList()));
    }
    static Class<?> caller() { return StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).getCallerClass(); }
    static class Other { static Class<?> ask() { return caller(); } }
    static String top() {
        StackTraceElement[] st = Thread.currentThread().getStackTrace();
        return st[0].getMethodName() + "," + st[1].getMethodName() + "," + st[2].getMethodName() + " " + st.length;
    }
    static int rec(int n) { return n == 0 ? (int) (long) StackWalker.getInstance().walk(Stream::count) : rec(n - 1); }
    public static void main(String[] args) {
        System.out.println(a());
        System.out.println(caller() + " " + Other.ask());
        System.out.println(top());
        System.out.println(rec(10));
        System.out.println(new Throwable().getStackTrace().length + " " + new Throwable().getStackTrace()[0].getMethodName());
        String first = StackWalker.getInstance().walk(s -> s.limit(1).map(StackWalker.StackFrame::getMethodName).findFirst().get());
        System.out.println(first);
    }
}
