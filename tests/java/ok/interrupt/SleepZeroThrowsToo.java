//@ native: yes
//@ outputs: "interrupted" | "slept"
public class SleepZeroThrowsToo {
    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        new Thread(main::interrupt).start();
        try {
            Thread.sleep(0);
            System.out.print("slept");
        } catch (InterruptedException e) {
            System.out.print("interrupted");
        }
    }
}
