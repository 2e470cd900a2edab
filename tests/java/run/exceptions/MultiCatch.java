// Catch ordering, multi-catch, precise rethrow, catching supertypes, catch parameter reassignment.
import java.io.*;
public class MultiCatch {
    static class E1 extends Exception { E1(String m) { super(m); } }
    static class E2 extends E1 { E2(String m) { super(m); } }
    static class E3 extends RuntimeException {}
    static void thr(int k) throws E1, IOException {
        switch (k) {
            case 0: return;
            case 1: throw new E1("e1");
            case 2: throw new E2("e2");
            case 3: throw new E3();
            case 4: throw new FileNotFoundException("fnf");
            case 5: throw new UncheckedIOException(new IOException("u"));
            case 6: Object o = null;
            o.hashCode();
            case 7: throw new Error("err");
            case 8: throw new ArrayIndexOutOfBoundsException(8);
            case 9: throw new StackOverflowError("fake");
        }
    }
    static String c(int k) {
        try {
            thr(k); return "none";
        } catch (E2 e) {
            return "E2";
        } catch (E1 e) {
            return "E1 " + e.getMessage();
        } catch (IOException | UncheckedIOException e) {
            return "io " + e.getMessage();
        } catch (NullPointerException | IndexOutOfBoundsException e) {
            return "rt " + e.getClass().getSimpleName();
        } catch (RuntimeException e) {
            e = new RuntimeException("reassigned"); return e.getMessage();
        } catch (VirtualMachineError e) {
            return "vme " + e.getMessage();
        } catch (Throwable t) { return "throwable " + t.getMessage(); }
    }
    static void precise(int k) throws E1, IOException {
        try { thr(k); } catch (final Exception e) { System.out.print("<" + e.getClass().getSimpleName() + ">"); throw e; }
    }
    static int nested(int k) {
        int r = 0;
        try {
            try {
                r += 1; thr(k); r += 2;
            } catch (E2 e) { r += 10; thr(1); } catch (E3 e) { r += 20; throw e; } finally { r += 100; }
            r += 1000;
        } catch (E1 e) { r += 5000; } catch (E3 | IOException e) { r += 6000; } catch (Throwable t) { r += 7000; }
        return r;
    }
    public static void main(String[] args) {
        for (int i = 0; i < 10; i++) {
            System.out.print(i + " " + c(i) + " " + nested(i) + " ");
            try {
                precise(i); System.out.println("ok");
            } catch (E2 e) {
                System.out.println("precise E2");
            } catch (Exception e) {
                System.out.println("precise " + e.getMessage());
            } catch (Error e) { System.out.println("error passed"); }
        }
    }
}
