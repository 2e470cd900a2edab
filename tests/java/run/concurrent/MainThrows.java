//@ exit: 1
// An exception out of main ends with code 1, after other threads have finished.
public class MainThrows {
    public static void main(String[] args) {
        Thread t = new Thread(() -> {
            try {
                Thread.sleep(30);
            } catch (InterruptedException e) {
                return;
            }
            System.out.println("worker finishes after main died");
        });
        t.start();
        System.out.println("main about to throw");
        throw new IllegalStateException("main dies");
    }
}
