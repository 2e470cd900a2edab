//@ flags: +listener=race
//@ outputs: "1"
// interrupt orders what was before it with who notices it.
public class EverydayInterrupt {
    static int x;

    public static void main(String[] args) {
        Thread t = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                Thread.onSpinWait();
            }
            System.out.print(x);
        });
        t.start();
        x = 1;
        t.interrupt();
    }
}
