// Both wait before either has set the turn that lets one of them go.
public class PingPongBothWait {
    static final Object lock = new Object();
    static int turn = 2;

    static void play(int me) {
        synchronized (lock) {
            try {
                while (turn != me) lock.wait(); //~ DEADLOCK
            } catch (InterruptedException e) {
                return;
            }
            turn = 1 - me;
            lock.notifyAll();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> play(1));
        t.start();
        play(0);
        t.join();
    }
}
