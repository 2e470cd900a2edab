// getCause, suppressed, printStackTrace layout with "... n more" and circularity.
import java.io.*;
import java.util.*;

public class ExceptionChains {
    static class Res implements AutoCloseable {
        final String n;

        Res(String n) {
            this.n = n;
        }

        public void close() throws IOException {
            throw new IOException("close " + n);
        }
    }

    static class Quiet extends RuntimeException {
        Quiet(String m) {
            super(m, null, false, false);
        }
    }

    static class Custom extends Exception {
        Custom(Throwable t) {
            super(t);
        }

        @Override
        public String getLocalizedMessage() {
            return "localized";
        }
    }

    static void low() {
        throw new IllegalStateException("low");
    }

    static void mid() {
        try {
            low();
        } catch (IllegalStateException e) {
            throw new RuntimeException("mid", e);
        }
    }

    static void print(Throwable t) {
        StringWriter w = new StringWriter();
        t.printStackTrace(new PrintWriter(w));
        System.out.println(w.toString().replace("\t", "    ").trim());
    }

    public static void main(String[] args) throws Exception {
        try {
            mid();
        } catch (RuntimeException e) {
            print(e);
        }
        try (Res a = new Res("a"); Res b = new Res("b")) {
            throw new IllegalArgumentException("body");
        } catch (Exception e) {
            print(e);
            System.out.println(e.getSuppressed().length + " " + e.getSuppressed()[0].getMessage());
        }
        Quiet q = new Quiet("quiet");
        q.addSuppressed(new Error());
        print(q);
        System.out.println(q.getSuppressed().length + " " + q.getStackTrace().length);
        Custom c = new Custom(new Error("inner"));
        System.out.println(c + " | " + c.getMessage() + " | " + c.getCause());
        Exception x = new Exception("x");
        Exception y = new Exception("y", x);
        x.initCause(y);
        print(x);
        for (Runnable r : new Runnable[] {() -> x.initCause(y), () -> new Error("e").initCause(null).initCause(x), () -> {
            Error e = new Error();
            e.initCause(e);
        }, () -> x.addSuppressed(x), () -> x.addSuppressed(null)}) {
            try {
                r.run();
                System.out.println("fine");
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage() + " | " + e.getCause());
            }
        }
        Throwable t = new Throwable();
        System.out.println(t + " " + t.getMessage() + " " + t.getCause() + " " + new Throwable((String) null, null) + " " + new Exception((Throwable) null).getMessage());
        Throwable f = new Throwable("refill");
        int before = f.getStackTrace()[0].getLineNumber();
        f.fillInStackTrace();
        System.out.println(f.getStackTrace()[0].getLineNumber() - before);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        y.printStackTrace(new PrintStream(bytes, true));
        System.out.println(bytes.toString().contains("CIRCULAR") + " " + bytes.toString().split("\n").length);
    }
}
