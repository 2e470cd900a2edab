//@ native: yes
//@ outputs: "slept false" | "slept true" | "woken false"
public class SleeperInterruptedOrNot {
    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        Thread t = new Thread(main::interrupt);
        t.start();
        String how;
        try {
            Thread.sleep(10);
            how = "slept ";
        } catch (InterruptedException e) {
            how = "woken ";
        }
        System.out.print(how + Thread.currentThread().isInterrupted());
    }
}
