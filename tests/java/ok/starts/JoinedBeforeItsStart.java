//@ outputs: "0" | "1"
// Whoever joins a thread that has not started does not wait.
public class JoinedBeforeItsStart {
    static volatile int done;

    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(() -> done = 1);
        Thread starter = new Thread(worker::start);
        starter.start();
        worker.join();
        System.out.print(done);
        starter.join();
    }
}
