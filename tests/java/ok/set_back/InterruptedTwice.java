//@ outputs: "ff" | "ft" | "tf" | "tt"
// Both interrupts before the first look count as one.
public class InterruptedTwice {
    public static void main(String[] args) throws Exception {
        String[] seen = new String[1];
        Thread other = new Thread(() -> seen[0] = (Thread.interrupted() ? "t" : "f") + (Thread.interrupted() ? "t" : "f"));
        other.start();
        other.interrupt();
        other.interrupt();
        other.join();
        System.out.print(seen[0]);
    }
}
