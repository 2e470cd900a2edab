import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.InputStreamReader;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/** Runs the compiler once for each line of its input, words between tabs. Answers with what it said, and `done` with its code. */
public class Compile {
    public static void main(String[] args) throws Exception {
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, "UTF-8"));
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            ByteArrayOutputStream said = new ByteArrayOutputStream();
            int code = compiler.run(null, said, said, line.split("\t"));
            said.toString().lines().forEach(text -> System.out.println("| " + text));
            System.out.println("done " + code);
            System.out.flush();
        }
    }
}
