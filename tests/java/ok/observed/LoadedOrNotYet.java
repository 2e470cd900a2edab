//@ native: yes
//@ outputs: "false\n" | "true\n"
// Whether a loader has defined a class can be asked.
import java.io.InputStream;

public class LoadedOrNotYet {
    static class Loader extends ClassLoader {
        boolean has(String name) {
            return findLoadedClass(name) != null;
        }

        void define(String name, byte[] bytes) {
            defineClass(name, bytes, 0, bytes.length);
        }
    }

    static class Plain {
    }

    public static void main(String[] args) throws Exception {
        Loader loader = new Loader();
        byte[] bytes;
        try (InputStream in = LoadedOrNotYet.class.getResourceAsStream("LoadedOrNotYet$Plain.class")) {
            bytes = in.readAllBytes();
        }
        Thread other = new Thread(() -> loader.define("LoadedOrNotYet$Plain", bytes));
        other.start();
        System.out.println(loader.has("LoadedOrNotYet$Plain"));
        other.join();
    }
}
