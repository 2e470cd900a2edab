//@ outputs: "-1" | "0" | "1"
// A sleep ends by itself, then the interrupt comes, then the flag is written, then it is read: 1
// without an exception.
public class TimeoutThenRead {
    static volatile int flag;
    static int seen;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                Thread.sleep(1);
                seen = flag;
            } catch (InterruptedException e) {
                seen = -1;
            }
        });
        t.start();
        t.interrupt();
        flag = 1;
        t.join();
        System.out.print(seen);
    }
}
