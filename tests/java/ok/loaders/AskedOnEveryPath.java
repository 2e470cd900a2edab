//@ outputs: "asked 1 0" | "asked 1 1"
// Every path starts with a loader that was never asked: what another path loaded, defined or failed
// to find is not there. Neither are the objects that call sites were linked to.
import gov.nasa.jpf.vm.Verify;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.IntSupplier;

public class AskedOnEveryPath {
    public static class Helper {
        static int made;
        final int number = ++made;
    }

    public static class Guest implements IntSupplier {
        public int getAsInt() {
            return new Helper().number + new Helper[2].length;
        }
    }

    static class Counting extends ClassLoader {
        final boolean refuse;
        int asked;

        Counting(boolean refuse) {
            super(AskedOnEveryPath.class.getClassLoader());
            this.refuse = refuse;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (name.endsWith("$Helper")) {
                asked++;
                if (refuse) throw new ClassNotFoundException(name);
            }
            if (!name.startsWith("AskedOnEveryPath$")) return super.loadClass(name, resolve);
            try (InputStream in = getParent().getResourceAsStream(name + ".class")) {
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        boolean refuse = Verify.getBoolean();
        Counting loader = new Counting(refuse);
        IntSupplier guest = (IntSupplier) loader.loadClass("AskedOnEveryPath$Guest").getConstructor().newInstance();
        int failed = 0;
        for (int i = 0; i < 3; i++) {
            try {
                assert guest.getAsInt() == i + 3;
            } catch (NoClassDefFoundError e) {
                failed = 1;
            }
        }
        System.out.print("asked " + loader.asked + " " + failed);
    }
}
