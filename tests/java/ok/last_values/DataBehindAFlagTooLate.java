//@ outputs: "-" | "0" | "1"
// The flag is set too early.
public class DataBehindAFlagTooLate {
    static int data;
    static volatile boolean ready;

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> { ready = true; data = 1; });
        writer.start();
        String seen = ready ? "" + data : "-";
        writer.join();
        System.out.print(seen);
    }
}
