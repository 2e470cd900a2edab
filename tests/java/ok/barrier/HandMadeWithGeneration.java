//@ native: yes
//@ outputs: "2\n"
// The repaired barrier: each round has a number, and a waiter leaves when its round is over.
public class HandMadeWithGeneration {
    static int waiting, generation;

    static synchronized void meet() {
        int mine = generation;
        waiting++;
        if (waiting == 2) {
            waiting = 0;
            generation++;
            HandMadeWithGeneration.class.notifyAll();
            return;
        }
        try {
            while (generation == mine) HandMadeWithGeneration.class.wait();
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
        System.out.println(generation);
    }
}
