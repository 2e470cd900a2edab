// Cause chains, initCause rules, suppressed lists, toString and localized messages, custom exceptions.
import java.io.*;
public class CausesAndSuppressed {
    static class AppEx extends Exception {
        final int code;
        AppEx(String m, int code) { super(m); this.code = code; }
        AppEx(String m, Throwable c) { super(m, c); code = -1; }
        AppEx(Throwable c) { super(c); code = -2; }
        AppEx() { code = 0; }
    }
    static class Local extends RuntimeException {
        @Override public String getLocalizedMessage() { return "localized " + super.getMessage(); }
        Local(String s) { super(s); }
    }
    static class NoMsg extends Error {
        @Override public String getMessage() { return null; }
        @Override public synchronized Throwable fillInStackTrace() { return this; }
    }
    static class Fancy extends RuntimeException { @Override public String toString() { return "Fancy!" + getMessage(); } }
    static void chain(Throwable t) {
        StringBuilder s = new StringBuilder();
        for (; t != null; t = t.getCause()) s.append(t.getClass().getSimpleName()).append('(').append(t.getMessage()).append(") <- ");
        System.out.println(s + "end");
    }
    static String trace(Throwable t) {
        StringWriter w = new StringWriter();
        t.printStackTrace(new PrintWriter(w));
        return w.toString().replace("\r", "");
    }
    public static void main(String[] args) {
        chain(new AppEx("m", 7));
        chain(new AppEx("outer", new IOException("inner", new Error("root"))));
        chain(new AppEx(new IllegalArgumentException("iae")));
        chain(new AppEx());
        chain(new AppEx((Throwable) null));
        chain(new RuntimeException(new RuntimeException(new RuntimeException())));
        System.out.println(new AppEx("m", 7) + " | " + new AppEx() + " | " + new Local("x") + " | " + new NoMsg() + " | "
                + new Fancy() + " | " + new NoMsg().getStackTrace().length);
        Throwable t = new Throwable("t");
        t.initCause(new Error("c"));
        try {
            t.initCause(new Error("d"));
        } catch (IllegalStateException e) { System.out.println(e.getMessage() + " / " + e.getCause()); }
        Throwable u = new Throwable("u");
        try { u.initCause(u); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try {
            new Exception("x", null).initCause(new Error());
        } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        Exception s = new Exception("main");
        s.addSuppressed(new IOException("s1"));
        s.addSuppressed(new AppEx("s2", new Error("s2cause")));
        for (Throwable x : s.getSuppressed()) chain(x);
        Throwable[] copy = s.getSuppressed(); copy[0] = null; System.out.println(s.getSuppressed()[0].getMessage());
        System.out.print(trace(s));
        System.out.print(trace(wrap(3)));
        Exception a = new Exception("A"), b = new Exception("B", a); a.initCause(b);
        String tr = trace(a);
        System.out.println(tr.contains("CIRCULAR REFERENCE") + " " + tr);
    }
    static Exception wrap(int n) {
        try { thrower(n); return null; } catch (RuntimeException e) { return new Exception("wrapped " + n, e); }
    }
    static void thrower(int n) {
        if (n > 0) {
            try { thrower(n - 1); } catch (RuntimeException e) { throw n == 2 ? new IllegalStateException("level 2", e) : e; }
        }
        else throw new UnsupportedOperationException("bottom");
    }
}
