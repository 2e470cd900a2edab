//@ outputs: "-" | "1"
// Who sees the flag sees what was written before it.
public class DataBehindAFlag {
    static int data;
    static volatile boolean ready;

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> { data = 1; ready = true; });
        writer.start();
        String seen = ready ? "" + data : "-";
        writer.join();
        System.out.print(seen);
    }
}
