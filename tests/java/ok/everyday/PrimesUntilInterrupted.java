//@ native: yes
//@ outputs: "2 3 true"
// A generator puts numbers into a queue of one; it is interrupted when two were taken, wherever it stands.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class PrimesUntilInterrupted {
    static class Generator extends Thread {
        final BlockingQueue<Integer> out = new ArrayBlockingQueue<>(1);
        boolean cleaned;

        @Override
        public void run() {
            try {
                for (int n = 2; !isInterrupted(); n++) out.put(n);
            } catch (InterruptedException e) {
                // That is how it ends.
            } finally {
                cleaned = true;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Generator g = new Generator();
        g.start();
        System.out.print(g.out.take() + " " + g.out.take() + " ");
        g.interrupt();
        g.join();
        System.out.print(g.cleaned);
    }
}
