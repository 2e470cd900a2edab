import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.nio.file.Files;

/** Defines and links class files from a batch, each in a loader of its own, and says how that ends. */
public class Mutants {
    public static void main(String[] args) throws Exception {
        File subjects = new File(args[1]);
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(args[0])))) {
            int count = in.readInt();
            for (int i = 0; i < count; i++) {
                String name = in.readUTF();
                byte[] bytes = new byte[in.readInt()];
                in.readFully(bytes);
                System.out.println(i + " " + outcome(new One(subjects, name, bytes)));
            }
        }
    }

    static String outcome(One loader) {
        try {
            // Asking for the constructors links the class and runs nothing of it.
            loader.loadClass(loader.name).getDeclaredConstructors();
            return "runs";
        } catch (Throwable t) {
            String message = String.valueOf(t.getMessage()).replace('\n', ' ');
            return t.getClass().getName() + " " + message;
        }
    }

    /** Defines the mutant and, from the folder, everything it refers to. */
    static class One extends ClassLoader {
        final File subjects;
        final String name;
        final byte[] bytes;

        One(File subjects, String name, byte[] bytes) {
            this.subjects = subjects;
            this.name = name;
            this.bytes = bytes;
        }

        @Override
        protected Class<?> loadClass(String wanted, boolean resolve) throws ClassNotFoundException {
            Class<?> loaded = findLoadedClass(wanted);
            if (loaded != null) {
                return loaded;
            }
            if (wanted.equals(name)) {
                return defineClass(name, bytes, 0, bytes.length);
            }
            if (!wanted.startsWith("java.")) {
                File file = new File(subjects, wanted.replace('.', '/') + ".class");
                if (file.isFile()) {
                    try {
                        byte[] other = Files.readAllBytes(file.toPath());
                        return defineClass(wanted, other, 0, other.length);
                    } catch (java.io.IOException e) {
                        throw new ClassNotFoundException(wanted, e);
                    }
                }
            }
            return super.loadClass(wanted, resolve);
        }
    }
}
