//@ outputs: "true"
import java.io.*;

// readResolve gives the one object back, in each thread.
public class SingletonReadBack {
    static class S implements Serializable {
        static final S I = new S();
        private Object readResolve() {
            return I;
        }
    }

    public static void main(String[] x) throws Exception {
        ByteArrayOutputStream o = new ByteArrayOutputStream();
        new ObjectOutputStream(o).writeObject(S.I);
        Object[] r = new Object[1];
        Thread t = new Thread(() -> {
            try {
                r[0] = new ObjectInputStream(new ByteArrayInputStream(o.toByteArray())).readObject();
            } catch (Exception e) {
                throw new Error(e);
            }
        });
        t.start();
        Object mine = new ObjectInputStream(new ByteArrayInputStream(o.toByteArray())).readObject();
        t.join();
        System.out.print(mine == r[0] && mine == S.I);
    }
}
