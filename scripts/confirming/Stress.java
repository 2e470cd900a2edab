import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Runs the main methods of programs again and again, each time in a loader of its own, and prints how the runs ended and
 * what they wrote: the class, how often, and "output", "exception" or "stuck", a tab, the text. Arguments: folder of
 * classes; a file of programs, each line a class and the endings after which enough was seen; seconds for each; rates
 * of noise with commas. Ends early when threads are left behind that would disturb other programs.
 */
public class Stress {
    static final int FEWEST_RUNS = 100;
    static final long PATIENCE_MILLIS = 15_000;
    static final int MOST_LEFT_BEHIND = 500;
    static final String SEPARATOR = "\037";

    static int leftBehind;
    static boolean isSpoilt;

    /** What the threads of one run share, and where their uncaught exceptions go. */
    static class Run extends ThreadGroup {
        volatile Throwable uncaught;
        Thread main;

        Run() {
            super("main");
        }

        @Override
        public void uncaughtException(Thread thread, Throwable e) {
            Thread.UncaughtExceptionHandler handler = Thread.getDefaultUncaughtExceptionHandler();
            if (handler != null) {
                handler.uncaughtException(thread, e);
            } else if (!(e instanceof ThreadDeath) && uncaught == null) {
                uncaught = e;
            }
        }

        /** Are threads left that keep a virtual machine alive? */
        boolean isAlive() {
            if (main.isAlive()) {
                return true;
            }
            Thread[] threads = new Thread[64];
            int n = enumerate(threads);
            for (int i = 0; i < n; i++) {
                if (!threads[i].isDaemon() && threads[i].isAlive()) {
                    return true;
                }
            }
            return false;
        }

        boolean isStuck() {
            Thread[] threads = new Thread[64];
            int n = enumerate(threads);
            for (int i = 0; i < n; i++) {
                Thread.State state = threads[i].getState();
                if (state == Thread.State.RUNNABLE || state == Thread.State.TIMED_WAITING) {
                    return false;
                }
            }
            return true;
        }
    }

    static class Fresh extends ClassLoader {
        final Path folder;

        Fresh(Path folder) {
            super(Stress.class.getClassLoader());
            this.folder = folder;
            setDefaultAssertionStatus(true);
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            java.util.Noise.hush();
            try {
                return loadQuietly(name, resolve);
            } finally {
                java.util.Noise.unhush();
            }
        }

        private Class<?> loadQuietly(String name, boolean resolve) throws ClassNotFoundException {
            synchronized (getClassLoadingLock(name)) {
                Class<?> loaded = findLoadedClass(name);
                Path file = folder.resolve(name.replace('.', '/') + ".class");
                if (loaded == null && Files.exists(file)) {
                    loaded = define(name, file);
                }
                return loaded != null ? loaded : super.loadClass(name, resolve);
            }
        }

        private Class<?> define(String name, Path file) {
            try {
                byte[] bytes = Files.readAllBytes(file);
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    static String once(Path folder, String name, int oneIn) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler(null);
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        System.setOut(new PrintStream(text, true));
        Run run = new Run();
        Class<?> program = new Fresh(folder).loadClass(name);
        var main = program.getMethod("main", String[].class);
        main.setAccessible(true);
        Thread thread = new Thread(run, () -> {
            try {
                main.invoke(null, (Object) new String[0]);
            } catch (java.lang.reflect.InvocationTargetException e) {
                Stress.<RuntimeException>rethrow(e.getCause());
            } catch (IllegalAccessException e) {
                throw new IllegalStateException(e);
            }
        }, "main");
        run.main = thread;
        java.util.Noise.set(oneIn);
        thread.start();
        String stuck = waitFor(run);
        java.util.Noise.set(0);
        leftBehind += run.activeCount();
        isSpoilt = stuck != null || leftBehind > MOST_LEFT_BEHIND;
        if (stuck != null) {
            return "stuck\t";
        }
        Throwable uncaught = run.uncaught;
        return uncaught != null ? "exception\t" + uncaught.getClass().getName() : "output\t" + escaped(text.toString());
    }

    @SuppressWarnings("unchecked")
    static <E extends Throwable> void rethrow(Throwable e) throws E {
        throw (E) e;
    }

    /** Waits for the end of a run; says so when there is none. Looks at its threads late: a look can block them. */
    static String waitFor(Run run) throws InterruptedException {
        run.main.join(PATIENCE_MILLIS / 100);
        int stuckFor = 0;
        for (int i = 0; run.isAlive(); i++) {
            Thread.sleep(i < 100 ? 1 : 10);
            stuckFor = run.isStuck() ? stuckFor + 1 : 0;
            if (stuckFor > 150 || i > PATIENCE_MILLIS / 10) {
                return "stuck";
            }
        }
        return null;
    }

    static String escaped(String text) {
        return text.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t");
    }

    /** Runs one program until its time is over, or until it was seen to end in all the wanted ways. */
    static Map<String, Integer> endings(Path folder, String[] job, double seconds, String[] rates) throws Exception {
        long end = System.nanoTime() + (long) (seconds * 1e9);
        Set<String> wanted = Set.of(Arrays.copyOfRange(job, 1, job.length));
        Map<String, Integer> seen = new TreeMap<>();
        for (int runs = 0; !isSpoilt && System.nanoTime() < end; runs++) {
            if (runs >= FEWEST_RUNS && seen.keySet().containsAll(wanted)) {
                break;
            }
            seen.merge(once(folder, job[0], Integer.parseInt(rates[runs % rates.length])), 1, Integer::sum);
        }
        return seen;
    }

    public static void main(String[] args) throws Exception {
        PrintStream report = System.out;
        for (String line : Files.readAllLines(Path.of(args[1]))) {
            String[] job = line.split(SEPARATOR);
            Map<String, Integer> seen = endings(Path.of(args[0]), job, Double.parseDouble(args[2]), args[3].split(","));
            seen.forEach((ending, count) -> report.println(job[0] + SEPARATOR + count + SEPARATOR + ending));
            report.flush();
            if (isSpoilt) {
                break;
            }
        }
        Runtime.getRuntime().halt(0);
    }
}
