// A home-made barrier without generations: a fast thread resets the count for its second round before a
// slow one has left the first, and the slow one waits on.
public class HandMadeNoGeneration {
    static int waiting;

    static synchronized void meet() {
        waiting++;
        if (waiting == 2) {
            waiting = 0;
            HandMadeNoGeneration.class.notifyAll();
            return;
        }
        try {
            while (waiting != 0) HandMadeNoGeneration.class.wait(); //~ DEADLOCK
        } catch (InterruptedException e) {
            throw new RuntimeException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            meet();
            meet();
        });
        t.start();
        meet();
        meet();
        t.join();
    }
}
