//@ outputs: "ft" | "tt" | "tf"
// The status that others see is cleared by the thread, if it is interrupted before it looks.
public class InterruptStatusFromOutside {
    public static void main(String[] args) throws Exception {
        String[] seen = new String[1];
        Thread other = new Thread(() -> seen[0] = Thread.interrupted() ? "t" : "f");
        other.start();
        other.interrupt();
        String mine = other.isInterrupted() ? "t" : "f";
        other.join();
        System.out.print(seen[0] + mine);
    }
}
