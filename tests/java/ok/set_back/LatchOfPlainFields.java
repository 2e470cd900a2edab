//@ outputs: "0,1" | "1,1"
// A latch with a first look without its monitor. Who comes through sees what was written before it was opened.
public class LatchOfPlainFields {
    static boolean open;
    static int data;

    static synchronized void open() {
        open = true;
        LatchOfPlainFields.class.notifyAll();
    }

    static void await() throws InterruptedException {
        if (open) {
            return;
        }
        synchronized (LatchOfPlainFields.class) {
            while (!open) {
                LatchOfPlainFields.class.wait();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread opener = new Thread(() -> {
            data = 1;
            open();
        });
        opener.start();
        int before = data;
        await();
        System.out.print(before + "," + data);
    }
}
