//@ outputs: "slept true" | "int false" | "slept false"
// The sleep is interrupted, or over with the status set before the thread asks or after.
public class SleepThenStatus {
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            String r;
            try {
                Thread.sleep(5);
                r = "slept ";
            } catch (InterruptedException e) {
                r = "int ";
            }
            System.out.print(r + Thread.currentThread().isInterrupted());
        });
        t.start();
        t.interrupt();
        t.join();
    }
}
