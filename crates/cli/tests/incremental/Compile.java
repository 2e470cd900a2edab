import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;

/** Runs the compiler once for each line of a file, in one process: words between tabs. */
public class Compile {
    public static void main(String[] args) throws Exception {
        boolean failed = false;
        for (String line : Files.readAllLines(Path.of(args[0]))) {
            List<String> words = new ArrayList<>(List.of("-nowarn", "-proc:none", "-Xlint:none"));
            words.addAll(List.of(line.split("\t")));
            failed |= ToolProvider.getSystemJavaCompiler().run(null, null, null, words.toArray(new String[0])) != 0;
        }
        System.exit(failed ? 1 : 0);
    }
}
