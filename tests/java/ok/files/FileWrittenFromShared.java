//@ outputs: "[1, 1]" | "[1, 2]" | "[2, 2]"
// A file is written from an array that another thread changes.
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.util.Arrays;

public class FileWrittenFromShared {
    static byte[] x = {1, 1};

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
        FileOutputStream o = new FileOutputStream(f);
        Thread t1 = thread(() -> {
            o.write(x);
        });
        Thread t2 = thread(() -> {
            x[1] = 2;
            x[0] = 2;
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        o.close();
        System.out.print(Arrays.toString(new FileInputStream(f).readAllBytes()));
    }
}
