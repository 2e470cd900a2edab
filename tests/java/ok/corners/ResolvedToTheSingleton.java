//@ outputs: "true true"
// readResolve gives the one object, in whichever thread it is read.
import java.io.*;

public class ResolvedToTheSingleton {
    static class Single implements Serializable {
        static final Single ONE = new Single();

        private Object readResolve() {
            return ONE;
        }
    }

    static Object copy(byte[] bytes) {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            return in.readObject();
        } catch (IOException | ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }
    static Object a;

    public static void main(String[] args) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(Single.ONE);
        }
        byte[] all = bytes.toByteArray();
        Thread t = new Thread(() -> a = copy(all));
        t.start();
        Object b = copy(all);
        t.join();
        System.out.print((a == Single.ONE) + " " + (b == Single.ONE));
    }
}
