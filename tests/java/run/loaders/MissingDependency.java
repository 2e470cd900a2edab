// Code that names a class which is not there: the error, its cause, and that it comes again.
import java.io.*;
import java.lang.invoke.MethodHandles;
import java.nio.charset.StandardCharsets;

public class MissingDependency {
    public static class Here {
        public static int f = 1;
        public static int m() { return 2; }
    }

    public static class Uses implements Runnable {
        static int n;

        public void run() {
            switch (n++ % 4) {
                case 0: System.out.println(Here.m()); break;
                case 1: System.out.println(Here.f); break;
                case 2: System.out.println(new Here()); break;
                default: System.out.println(new Here[1].length); break;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        String text;
        try (InputStream in = MissingDependency.class.getResourceAsStream("MissingDependency$Uses.class")) {
            text = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
        }
        text = text.replace("$Here", "$Gone").replace("$Uses", "$Usee");
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        Runnable r = (Runnable) MethodHandles.lookup().defineClass(bytes).getConstructor().newInstance();
        for (int i = 0; i < 8; i++) {
            try {
                r.run();
            } catch (NoClassDefFoundError e) {
                System.out.println(e + " <- " + e.getCause() + " " + (e.getCause() == null ? null : e.getCause().getCause()));
            }
        }
        try {
            Class.forName("MissingDependency$Gone");
        } catch (ClassNotFoundException e) {
            System.out.println(e + " " + e.getCause());
        }
    }
}
