//@ outputs: "0" | "1" | "2"
// A flag that is cleared once ends a loop.
public class RunsUntilCleared {
    static volatile boolean running = true;

    public static void main(String[] args) throws Exception {
        int[] rounds = new int[1];
        Thread worker = new Thread(() -> {
            while (running && rounds[0] < 2) {
                rounds[0]++;
            }
        });
        worker.start();
        running = false;
        worker.join();
        System.out.print(rounds[0]);
    }
}
