//@ outputs: "true false" | "false false" | "false true"
// The interrupt comes before the first question, between the two, or after.
public class StatusAskedTwice {
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> System.out.print(Thread.interrupted() + " " + Thread.currentThread().isInterrupted()));
        t.start();
        t.interrupt();
        t.join();
    }
}
