//@ outputs: "defined" | "missing"
// A class that a lookup defines exists on the paths that defined it, and there only once.
import gov.nasa.jpf.vm.Verify;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.nio.charset.StandardCharsets;

public class DefinedOnOnePath {
    static class Original {
    }

    /** The bytes of `Original` under the name `Imitated`. */
    static byte[] imitation() throws Exception {
        try (InputStream in = DefinedOnOnePath.class.getResourceAsStream("DefinedOnOnePath$Original.class")) {
            String text = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
            return text.replace("$Original", "$Imitated").getBytes(StandardCharsets.ISO_8859_1);
        }
    }

    public static void main(String[] args) throws Exception {
        byte[] bytes = imitation();
        boolean define = Verify.getBoolean();
        if (define) {
            Class<?> made = MethodHandles.lookup().defineClass(bytes);
            assert made == Class.forName("DefinedOnOnePath$Imitated");
            assert Class.forName("[LDefinedOnOnePath$Imitated;").getComponentType() == made;
            try {
                MethodHandles.lookup().defineClass(bytes);
                throw new AssertionError("defined twice");
            } catch (LinkageError expected) {
            }
        }
        boolean found = true;
        try {
            Class.forName("DefinedOnOnePath$Imitated");
        } catch (ClassNotFoundException e) {
            found = false;
        }
        assert found == define;
        System.out.print(found ? "defined" : "missing");
    }
}
