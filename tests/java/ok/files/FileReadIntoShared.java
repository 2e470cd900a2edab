//@ outputs: "11" | "17" | "87"
// A file is read into an array that another thread reads from behind.
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;

public class FileReadIntoShared {
    static byte[] x = {1, 1};
    static String a = "";

    interface Body {
        void run() throws Exception;
    }

    static Thread thread(Body body) {
        return new Thread(() -> {
            try {
                body.run();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
    }

    public static void main(String[] args) throws Exception {
        File f = File.createTempFile("abc", "b");
        try (FileOutputStream o = new FileOutputStream(f)) { o.write(new byte[] {7, 8}); }
        FileInputStream in = new FileInputStream(f);
        Thread t1 = thread(() -> {
            in.read(x);
        });
        Thread t2 = thread(() -> {
            a = "" + x[1];
            a += x[0];
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a);
    }
}
