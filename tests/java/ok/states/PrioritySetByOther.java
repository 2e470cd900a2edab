//@ outputs: "5" | "7"
// The priority is set before the thread asks for it, or after.
public class PrioritySetByOther {
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> System.out.print(Thread.currentThread().getPriority()));
        t.start();
        t.setPriority(7);
        t.join();
    }
}
