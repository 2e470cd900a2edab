//@ native: yes
//@ outputs: "ping pong ping pong "
// Two threads take turns by a monitor.
public class PingPong {
    static final Object lock = new Object();
    static int turn;

    static void play(int me, String word) {
        for (int i = 0; i < 2; i++) {
            synchronized (lock) {
                try {
                    while (turn != me) lock.wait();
                } catch (InterruptedException e) {
                    return;
                }
                System.out.print(word);
                turn = 1 - me;
                lock.notifyAll();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> play(1, "pong "));
        t.start();
        play(0, "ping ");
        t.join();
    }
}
