//@ native: yes
//@ outputs: "main" | "x"
// The name is read before it is printed, and may be the old one or the new one.
public class PrintsAName {
    public static void main(String[] args) throws Exception {
        Thread m = Thread.currentThread();
        Thread t = new Thread(() -> m.setName("x"));
        t.start();
        System.out.format("%s", m.getName());
        t.join();
    }
}
