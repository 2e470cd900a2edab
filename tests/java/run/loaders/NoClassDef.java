// A class whose dependency the loader refuses: NoClassDefFoundError at first use, repeatedly.
import java.io.*;

public class NoClassDef {
    public static class Dep {
        public static int value() {
            return 5;
        }
    }

    public static class User implements Runnable {
        public void run() {
            System.out.println("before");
            System.out.println(Dep.value());
        }
    }

    public static class Lazy implements Runnable {
        Dep unused;

        Dep give() {
            return null;
        }

        public void run() {
            System.out.println("never touches Dep " + (unused == null) + (give() == null));
        }
    }

    static class Refusing extends ClassLoader {
        int asked;
        boolean allow;

        Refusing() {
            super(NoClassDef.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String n, boolean r) throws ClassNotFoundException {
            if (n.equals("NoClassDef$Dep")) {
                asked++;
                if (!allow) throw new ClassNotFoundException("refused " + n);
            }
            if (!n.startsWith("NoClassDef$")) return super.loadClass(n, r);
            Class<?> c = findLoadedClass(n);
            if (c != null) return c;
            try (InputStream in = getParent().getResourceAsStream(n + ".class")) {
                byte[] b = in.readAllBytes();
                return defineClass(n, b, 0, b.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(n, e);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Refusing l = new Refusing();
        Runnable u = (Runnable) l.loadClass("NoClassDef$User").getConstructor().newInstance();
        for (int i = 0; i < 2; i++) {
            try {
                u.run();
            } catch (NoClassDefFoundError e) {
                System.out.println("NCDFE " + e.getMessage() + " <- " + e.getCause());
            }
        }
        System.out.println("asked at least once " + (l.asked >= 1));
        ((Runnable) l.loadClass("NoClassDef$Lazy").getConstructor().newInstance()).run();
        try {
            l.loadClass("NoClassDef$Lazy").getDeclaredFields();
        } catch (NoClassDefFoundError e) {
            System.out.println("reflection needs it");
        }
        l.allow = true;
        try {
            u.run();
            System.out.println("resolved now");
        } catch (NoClassDefFoundError e) {
            System.out.println("failure is remembered by the call site");
        }
        Refusing fresh = new Refusing();
        fresh.allow = true;
        ((Runnable) fresh.loadClass("NoClassDef$User").getConstructor().newInstance()).run();
        try {
            fresh.loadClass("NoClassDef$Nope");
        } catch (NullPointerException | ClassNotFoundException e) {
            System.out.println(e.getClass().getSimpleName());
        }
    }
}
