//@ outputs: "false" | "true"
// Another thread starts the worker, which waits until it is told to end: it is alive or not yet.
public class StateBeforeItsStart {
    static final Object gate = new Object();

    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(() -> {
            synchronized (gate) {
            }
        });
        boolean alive;
        Thread starter = new Thread(worker::start);
        synchronized (gate) {
            starter.start();
            alive = worker.isAlive();
        }
        System.out.print(alive);
        starter.join();
        worker.join();
    }
}
