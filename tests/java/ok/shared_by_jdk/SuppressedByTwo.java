//@ native: yes
//@ outputs: "2"
// An exception takes note of what was suppressed under its own lock.

public class SuppressedByTwo {
    public static void main(String[] args) throws Exception {
        Exception shared = new Exception();
        Thread t = new Thread(() -> shared.addSuppressed(new RuntimeException()));
        t.start();
        shared.addSuppressed(new RuntimeException());
        t.join();
        System.out.print(shared.getSuppressed().length);
    }
}
