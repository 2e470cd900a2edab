// Two loaders that meet at a method or a field must mean the same classes by the names in its descriptor.
import java.io.InputStream;
import java.util.Set;

public class LoadersDisagree {
    public static class Token {
        public int value = 1;
    }

    public static class Desk {
        public static Token last = new Token();

        public void take(Token token) {
            System.out.println("took " + token.value);
        }

        public Token give() {
            return new Token();
        }

        public void takeMany(Token[] tokens, int more) {
            System.out.println("took many");
        }

        public String plain(String text) {
            return text + "!";
        }
    }

    public interface Clerk {
        void serve(Token token);
    }

    public static class Calls implements Runnable {
        public void run() {
            System.out.println(new Desk().plain("plain"));
            new Desk().take(new Token());
        }
    }

    public static class Receives implements Runnable {
        public void run() {
            new Token();
            System.out.println(new Desk().give().value);
        }
    }

    public static class Reads implements Runnable {
        public void run() {
            new Token();
            System.out.println(Desk.last.value);
        }
    }

    public static class Passes implements Runnable {
        public void run() {
            new Desk().takeMany(new Token[] { new Token() }, 2);
        }
    }

    // The constraint is there before the loader knows the name.
    public static class Overrides extends Desk implements Runnable {
        @Override
        public void take(Token token) {
            System.out.println("override");
        }

        public void run() {
            System.out.println("linked");
            take(new Token());
        }
    }

    public static class Implements implements Clerk, Runnable {
        public void serve(Token token) {
            System.out.println("served");
        }

        public void run() {
            System.out.println("linked");
            serve(new Token());
        }
    }

    // Asks for nothing that the two could disagree on.
    public static class Quiet implements Runnable {
        public void run() {
            System.out.println(new Desk().plain("quiet") + new Token().value);
        }
    }

    static class Own extends ClassLoader {
        private final Set<String> own;

        Own(String... names) {
            super(LoadersDisagree.class.getClassLoader());
            own = Set.of(names);
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!own.contains(name)) {
                return super.loadClass(name, resolve);
            }
            Class<?> known = findLoadedClass(name);
            if (known != null) {
                return known;
            }
            try (InputStream in = LoadersDisagree.class.getResourceAsStream(name + ".class")) {
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (java.io.IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    static void attempt(Class<?> task, boolean ownToken) throws Exception {
        String token = "LoadersDisagree$Token";
        Own loader = ownToken ? new Own(task.getName(), token) : new Own(task.getName());
        System.out.println(task.getSimpleName() + (ownToken ? " with a token of its own" : " with the common token"));
        for (int i = 0; i < 2; i++) {
            try {
                ((Runnable) loader.loadClass(task.getName()).getDeclaredConstructor().newInstance()).run();
            } catch (LinkageError e) {
                String text = String.valueOf(e.getMessage());
                System.out.println(e.getClass().getName() + " " + text.startsWith("loader constraint violation"));
            }
        }
    }

    public static void main(String[] args) throws Exception {
        new Desk().take(new Token());
        new Implements().serve(new Token());
        for (boolean own : new boolean[] { false, true }) {
            for (Class<?> task : new Class<?>[] {
                Calls.class, Receives.class, Reads.class, Passes.class, Overrides.class, Implements.class, Quiet.class
            }) {
                attempt(task, own);
            }
        }
    }
}
