//@ flags: --race
// The thread ends its loop on a plain flag of its own.
public class InterruptIsNoPublication extends Thread {
    boolean stop;

    public void run() {
        while (!stop) Thread.onSpinWait(); //~ RACE
    }

    public static void main(String[] args) throws Exception {
        InterruptIsNoPublication t = new InterruptIsNoPublication();
        t.start();
        t.stop = true; //~ RACE
        t.join();
    }
}
