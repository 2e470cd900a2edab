//@ outputs: "1" | "InterruptedException"
// The phase ends, or the one who waits for it is interrupted.
import java.util.concurrent.Callable;
import java.util.concurrent.Phaser;

public class PhaseOrInterrupt {
    static Phaser ph = new Phaser(1);
    static String b = "";

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
        Thread w = thread(() -> b = text(() -> ph.awaitAdvanceInterruptibly(0)));
        w.start();
        Thread t1 = thread(() -> {
            w.interrupt();
        });
        Thread t2 = thread(() -> {
            ph.arrive();
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        w.join();
        System.out.print(b);
    }
}
