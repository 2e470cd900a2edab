//@ outputs: "a" | "b"
// The name is set before the thread asks for it, or after.
public class NameSetByOther {
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> System.out.print(Thread.currentThread().getName()), "a");
        t.start();
        t.setName("b");
        t.join();
    }
}
