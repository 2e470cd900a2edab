// Plug-ins loaded by separate loaders talk to the host over a shared interface.
import java.io.*;
import java.util.*;
import java.util.function.*;

public class PluginHost {
    public interface Plugin {
        String name();

        int run(int x, Consumer<String> log);

        default String describe() {
            return name() + " in " + getClass().getClassLoader().getName();
        }
    }

    public static class Doubler implements Plugin {
        static int calls;

        public String name() {
            return "doubler";
        }

        public int run(int x, Consumer<String> log) {
            log.accept("call " + ++calls);
            return x * 2;
        }
    }

    public static class Squarer extends Doubler {
        @Override
        public String name() {
            return "squarer";
        }

        @Override
        public int run(int x, Consumer<String> log) {
            IntUnary f = y -> y * y;
            return super.run(f.apply(x), log) / 2;
        }
    }

    interface IntUnary {
        int apply(int x);
    }

    static class Loader extends ClassLoader {
        final Set<String> own;

        Loader(String name, String... own) {
            super(name, PluginHost.class.getClassLoader());
            this.own = new HashSet<>(Arrays.asList(own));
        }

        @Override
        protected Class<?> loadClass(String n, boolean r) throws ClassNotFoundException {
            if (!own.contains(n)) return super.loadClass(n, r);
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
        List<Plugin> plugins = new ArrayList<>();
        for (String[] spec : new String[][] {{"one", "PluginHost$Doubler"}, {"two", "PluginHost$Doubler"}, {"three", "PluginHost$Squarer", "PluginHost$Doubler", "PluginHost$IntUnary"}, {"four", "PluginHost$Doubler"}}) {
            Loader l = new Loader(spec[0], Arrays.copyOfRange(spec, 1, spec.length));
            plugins.add((Plugin) l.loadClass(spec[1]).getConstructor().newInstance());
        }
        List<String> log = new ArrayList<>();
        for (int round = 0; round < 2; round++) for (Plugin p : plugins) System.out.println(p.describe() + " " + p.run(round + 3, log::add));
        System.out.println(log);
        Set<Class<?>> classes = new HashSet<>();
        for (Plugin p : plugins) classes.add(p.getClass());
        System.out.println(classes.size() + " " + (plugins.get(0) instanceof Doubler) + " " + plugins.get(0).getClass().getInterfaces()[0].equals(Plugin.class) + " " + Doubler.calls);
        Plugin lambda = new Plugin() {
            public String name() {
                return "local";
            }

            public int run(int x, Consumer<String> l) {
                return -x;
            }
        };
        System.out.println(lambda.describe() + " " + lambda.run(1, null));
        System.out.println(plugins.get(0).getClass().getPackageName().isEmpty() + " " + plugins.get(0).getClass().getModule().isNamed() + " " + (plugins.get(0).getClass().getModule() == plugins.get(1).getClass().getModule()));
    }
}
