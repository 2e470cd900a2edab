// New versions of a class by patched bytes: a constant is changed before defining.
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.function.*;

public class HotSwapByLoader {
    public static class Greeter implements Supplier<String> {
        static final Object INIT = log("init VERSION-0");

        static Object log(String s) {
            System.out.println(s);
            return s;
        }

        public String get() {
            return "hello from VERSION-0";
        }
    }

    static class Loader extends ClassLoader {
        final String version;

        Loader(String version) {
            super(HotSwapByLoader.class.getClassLoader());
            this.version = version;
        }

        Class<?> greeter() throws IOException {
            byte[] b = getParent().getResourceAsStream("HotSwapByLoader$Greeter.class").readAllBytes();
            String s = new String(b, StandardCharsets.ISO_8859_1).replace("VERSION-0", version);
            byte[] patched = s.getBytes(StandardCharsets.ISO_8859_1);
            return defineClass("HotSwapByLoader$Greeter", patched, 0, patched.length);
        }
    }

    @SuppressWarnings("unchecked")
    public static void main(String[] args) throws Exception {
        List<Supplier<String>> all = new ArrayList<>();
        all.add(new Greeter());
        for (int v = 1; v <= 3; v++) {
            Class<?> c = new Loader("VERSION-" + v).greeter();
            System.out.println("defined " + v);
            all.add((Supplier<String>) c.getConstructor().newInstance());
        }
        for (Supplier<String> s : all) System.out.println(s.get() + " " + (s instanceof Greeter) + " " + s.getClass().getName());
        Collections.reverse(all);
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 8; i++) sb.append(all.get(i % 4).get().charAt(19));
        System.out.println(sb);
        System.out.println(all.stream().map(Object::getClass).distinct().count());
    }
}
