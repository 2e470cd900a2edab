// Runs generated programs on a real virtual machine: each several times, each time with fresh classes.
//
//     java -ea Native <folder of classes> <runs> P1 P2 ...
//
// Prints a line for what was observed: program, kind, text. The kinds are output (what it wrote, all
// threads ended without an uncaught exception), uncaught (class and message), stuck (main waits without a
// timeout after a while). What threads write after their run is over is dropped.
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

public class Native {
    static final class Run {
        final ByteArrayOutputStream written = new ByteArrayOutputStream();
        final List<String> uncaught = new ArrayList<>();
        boolean over;

        synchronized void write(int b) {
            if (!over) written.write(b);
        }

        synchronized void fail(Throwable e) {
            if (!over) uncaught.add(e.getClass().getName() + "\t" + (e.getMessage() == null ? "" : e.getMessage()));
        }
    }

    static final InheritableThreadLocal<Run> current = new InheritableThreadLocal<>();
    static final PrintStream console = System.out;

    public static void main(String[] args) throws Exception {
        System.setOut(new PrintStream(new OutputStream() {
            @Override
            public void write(int b) {
                Run run = current.get();
                if (run != null) run.write(b);
            }
        }, true));
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> {
            Run run = current.get();
            if (run != null) run.fail(e);
        });
        int runs = Integer.parseInt(args[1]);
        URL[] classes = {Path.of(args[0]).toUri().toURL()};
        for (int p = 2; p < args.length; p++) {
            for (int i = 0; i < runs; i++) {
                if (!once(classes, args[p])) break;
            }
        }
        console.flush();
        Runtime.getRuntime().halt(0);
    }

    static boolean once(URL[] classes, String name) throws Exception {
        URLClassLoader loader = new URLClassLoader(classes, ClassLoader.getPlatformClassLoader());
        loader.setDefaultAssertionStatus(true);
        Class<?> type = loader.loadClass(name);
        Run run = new Run();
        ThreadGroup group = new ThreadGroup(name);
        Thread main = new Thread(group, () -> {
            current.set(run);
            try {
                type.getMethod("main", String[].class).invoke(null, (Object) new String[0]);
            } catch (java.lang.reflect.InvocationTargetException e) {
                run.fail(e.getCause());
            } catch (ReflectiveOperationException e) {
                run.fail(e);
            }
        }, "main");
        main.start();
        long deadline = System.nanoTime() + 2_000_000_000L;
        boolean ended;
        while (!(ended = ended(group)) && System.nanoTime() < deadline) {
            main.join(1);
            if (!main.isAlive()) Thread.sleep(1);
        }
        synchronized (run) {
            run.over = true;
            for (String text : run.uncaught) console.println(name + "\tuncaught\t" + text);
            boolean stuck = main.getState() == Thread.State.WAITING || main.getState() == Thread.State.BLOCKED;
            if (ended && run.uncaught.isEmpty()) console.println(name + "\toutput\t" + run.written);
            if (!ended && stuck) console.println(name + "\tstuck\t");
        }
        return ended;
    }

    /// Have all threads of the run that are not daemons ended?
    static boolean ended(ThreadGroup group) {
        Thread[] threads = new Thread[16];
        int n = group.enumerate(threads);
        for (int i = 0; i < n; i++) {
            if (!threads[i].isDaemon()) return false;
        }
        return true;
    }
}
