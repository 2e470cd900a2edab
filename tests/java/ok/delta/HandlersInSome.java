// An uncaught exception that a handler takes, with a text of the state, in some states.
import gov.nasa.jpf.vm.Verify;

public class HandlersInSome {
    static int number;

    public static void main(String[] args) throws InterruptedException {
        int n = Verify.getInt(0, 3);
        Thread worker = new Thread(() -> {
            int m = Verify.getInt(0, 2);
            number = 12 / (n - m);
        });
        worker.setUncaughtExceptionHandler((thread, e) -> number = -n - 1);
        worker.start();
        worker.join();
        System.out.print(number);
    }
}
