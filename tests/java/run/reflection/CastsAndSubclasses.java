// isInstance, cast, asSubclass, isAssignableFrom, forName in all spellings.
import java.io.*;
import java.util.*;

public class CastsAndSubclasses {
    static String attempt(java.util.concurrent.Callable<?> c) {
        try {
            return String.valueOf(c.call());
        } catch (Throwable e) {
            return e.getClass().getSimpleName() + ": " + e.getMessage();
        }
    }

    static class Noisy {
        static {
            System.out.println("Noisy initialized");
        }

        static int x = 1;
    }

    static class Broken {
        static int x = 1 / Integer.parseInt("0");
    }

    public static void main(String[] args) throws Exception {
        System.out.println(attempt(() -> Integer.class.cast(5)) + " " + attempt(() -> Integer.class.cast(null)) + " " + attempt(() -> int.class.cast(5)));
        System.out.println(attempt(() -> Integer.class.cast("x")));
        System.out.println(attempt(() -> int[].class.cast(new long[0])));
        System.out.println(Number.class.isInstance(5) + " " + int.class.isInstance(5) + " " + Object.class.isInstance(null) + " " + Comparable.class.isInstance("") + " " + Object[].class.isInstance(new String[0]));
        System.out.println(attempt(() -> ArrayList.class.asSubclass(List.class)) + " " + attempt(() -> ArrayList.class.asSubclass(Set.class)));
        System.out.println(Number.class.isAssignableFrom(Integer.class) + " " + Integer.class.isAssignableFrom(Number.class) + " " + long.class.isAssignableFrom(int.class) + " " + int.class.isAssignableFrom(int.class) + " " + Serializable.class.isAssignableFrom(int[].class) + " " + Object.class.isAssignableFrom(int.class));
        for (String n : new String[] {"java.lang.String", "[I", "[[Ljava.lang.String;", "java.util.Map$Entry", "java.util.Map.Entry", "int", "[int", "[V", "", "java/lang/String", "Ljava.lang.String;", "[Ljava.lang.String", "no.such.Klass", "CastsAndSubclasses", "castsandsubclasses"}) {
            System.out.println("forName " + n + " -> " + attempt(() -> Class.forName(n)));
        }
        System.out.println(Class.forName("CastsAndSubclasses$Noisy", false, CastsAndSubclasses.class.getClassLoader()).getSimpleName() + " not initialized yet");
        Class.forName("CastsAndSubclasses$Noisy");
        System.out.println(Noisy.x);
        System.out.println(attempt(() -> Class.forName("CastsAndSubclasses$Broken")));
        System.out.println(attempt(() -> Broken.x));
        Object o = "s";
        System.out.println(attempt(() -> (Integer) o));
        System.out.println(attempt(() -> (int[][]) (Object) new int[0]).replaceAll("\\(.*", ""));
        List<Integer> polluted = (List<Integer>) (List<?>) new ArrayList<>(List.of("a"));
        System.out.println(attempt(() -> polluted.get(0) + 1).split(":")[0]);
        System.out.println(CastsAndSubclasses.class.getResource("no-such-file.txt") + " " + CastsAndSubclasses.class.getResourceAsStream("/none") + " " + ClassLoader.getSystemResource("x/y/z"));
        System.out.println((CastsAndSubclasses.class.getResource("CastsAndSubclasses.class") != null) + " " + (CastsAndSubclasses.class.getResource("/CastsAndSubclasses$Noisy.class") != null));
        try (InputStream in = CastsAndSubclasses.class.getResourceAsStream("CastsAndSubclasses.class")) {
            DataInputStream d = new DataInputStream(in);
            System.out.println(Integer.toHexString(d.readInt()));
        }
        System.out.println(String.class.getClassLoader() + " " + int.class.getClassLoader() + " " + (CastsAndSubclasses.class.getClassLoader() == ClassLoader.getSystemClassLoader()) + " " + (int[].class.getClassLoader() == null) + " " + (CastsAndSubclasses[].class.getClassLoader() == ClassLoader.getSystemClassLoader()));
        System.out.println(CastsAndSubclasses.class.desiredAssertionStatus() + " " + CastsAndSubclasses.class.getSigners() + " " + Integer.TYPE + " " + Void.TYPE);
    }
}
