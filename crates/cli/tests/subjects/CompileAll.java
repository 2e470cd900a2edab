import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Paths;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/**
 * Runs javac many times in one process: each line of the file is one run's arguments, separated by
 * tabs. The versions of a protocol have classes of the same names, so one run cannot do.
 */
public class CompileAll {
  public static void main(String[] args) throws IOException {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    for (String line : Files.readAllLines(Paths.get(args[0]))) {
      if (javac.run(null, null, null, line.split("\t")) != 0) {
        System.exit(1);
      }
    }
  }
}
