//@ native: yes
//@ outputs: "same" | "LinkageError"
// Looking whether a class is there and defining it are two steps, if the loader's lock is not taken.
import java.io.*;
public class DefinedTwice {
    public static class Defined {}
    static class Loader extends ClassLoader {
        Class<?> find(byte[] b) {
            Class<?> c = findLoadedClass("DefinedTwice$Defined");
            return c != null ? c : defineClass("DefinedTwice$Defined", b, 0, b.length);
        }
    }
    static volatile Object a;
    static Object find(Loader l, byte[] b) {
        try {
            return l.find(b);
        } catch (LinkageError e) {
            return "LinkageError";
        }
    }
    public static void main(String[] args) throws Exception {
        byte[] b;
        try (InputStream in = DefinedTwice.class.getResourceAsStream("DefinedTwice$Defined.class")) {
            b = in.readAllBytes();
        }
        Loader l = new Loader();
        Thread t = new Thread(() -> a = find(l, b));
        t.start();
        Object mine = find(l, b);
        t.join();
        System.out.print(a == mine ? "same" : "LinkageError");
    }
}
