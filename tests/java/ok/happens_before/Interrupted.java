//@ flags: +listener=race
// interrupt comes before its detection.
public class Interrupted {
    static int x;

    public static void main(String[] args) {
        Thread t = new Thread(() -> {
            if (Thread.interrupted()) {
                System.out.println(x);
            }
        });
        t.start();
        x = 1;
        t.interrupt();
    }
}
