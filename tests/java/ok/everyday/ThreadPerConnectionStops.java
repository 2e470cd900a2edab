//@ outputs: "stopped\n"
//@ note: none
//@ flags: --livelock
// A worker with a volatile stop flag and a short sleep in its loop.
public class ThreadPerConnectionStops {
    static volatile boolean stop;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            while (!stop) {
                try {
                    Thread.sleep(10);
                } catch (InterruptedException e) {
                    return;
                }
            }
        });
        t.start();
        Thread.sleep(50);
        stop = true;
        t.join();
        System.out.println("stopped");
    }
}
