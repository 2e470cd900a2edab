//@ outputs: "main" | "other"
// Creating a file that must not be there is one step: exactly one thread does it, and either may.

import java.io.File;
import java.io.IOException;

public class OneCreates {
    static final File FILE = new File("one-creates.txt");
    static boolean otherDid;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> otherDid = create());
        other.start();
        boolean did = create();
        other.join();
        assert did != otherDid;
        System.out.print(did ? "main" : "other");
    }

    static boolean create() {
        try {
            return FILE.createNewFile();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
