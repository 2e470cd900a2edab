import gov.nasa.jpf.vm.Verify;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;

/**
 * Runs programs along all paths of their choices, each in classes of its own, and writes what they print on paths that end
 * normally into {@code <class>.outputs}: texts, each with a zero behind it. A program with too many paths gets no file.
 * Arguments: how many paths are not too many, a folder of classes, the classes.
 */
public class Enumerate {
    public static void main(String[] args) throws Exception {
        int most = Integer.parseInt(args[0]);
        Path folder = Path.of(args[1]);
        URL[] classes = {new File(args[1]).toURI().toURL()};
        for (int i = 2; i < args.length; i++) {
            TreeSet<String> outputs = new TreeSet<>();
            int paths = 0;
            for (int[] path = {}; path != null && paths <= most; path = Verify.nextPath()) {
                paths++;
                Verify.begin(path);
                String output = outputOf(args[i], classes);
                if (output != null) {
                    outputs.add(output);
                }
            }
            if (paths > most) {
                continue;
            }
            StringBuilder all = new StringBuilder();
            outputs.forEach(output -> all.append(output).append('\0'));
            Files.writeString(folder.resolve(args[i] + ".outputs"), all);
        }
    }

    /** What one run prints; null if it does not end normally. */
    private static String outputOf(String name, URL[] classes) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream before = System.out;
        System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
        try (URLClassLoader loader = new URLClassLoader(classes)) {
            loader.setDefaultAssertionStatus(true);
            loader.loadClass(name).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        } catch (InvocationTargetException e) {
            return null;
        } finally {
            System.out.flush();
            System.setOut(before);
        }
        return Verify.wasIgnored() ? null : bytes.toString(StandardCharsets.UTF_8);
    }
}
