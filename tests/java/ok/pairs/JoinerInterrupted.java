//@ outputs: "joined true\n" | "interrupted false\n"
// The thread that main waits for interrupts it and ends: main finds it ended and is still interrupted, or is woken.
public class JoinerInterrupted {
    public static void main(String[] args) throws Exception {
        Thread me = Thread.currentThread();
        Thread t = new Thread(me::interrupt);
        t.start();
        String end;
        try {
            t.join();
            end = "joined";
        } catch (InterruptedException e) {
            end = "interrupted";
        }
        System.out.println(end + " " + Thread.interrupted());
    }
}
