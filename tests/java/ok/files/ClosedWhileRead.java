//@ outputs: "7" | "IOException"
// A stream is closed before the other thread reads, or after.
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.util.concurrent.Callable;

public class ClosedWhileRead {
    static String a = "";

    interface Body {
        void run() throws Exception;
    }

    static String text(Callable<?> call) {
        try {
            return String.valueOf(call.call());
        } catch (Throwable e) {
            return e.getClass().getSimpleName();
        }
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
            a = text(() -> in.read());
        });
        Thread t2 = thread(() -> {
            in.close();
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a);
    }
}
