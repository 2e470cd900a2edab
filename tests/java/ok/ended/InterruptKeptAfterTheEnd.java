//@ native: yes
//@ outputs: "true"
// The status is a field of the thread object, which its end does not touch.
public class InterruptKeptAfterTheEnd {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> Thread.currentThread().interrupt());
        t.start();
        t.join();
        System.out.print(t.isInterrupted());
    }
}
