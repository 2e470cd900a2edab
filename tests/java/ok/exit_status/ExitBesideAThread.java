//@ outputs: "" | "t"
// Nobody waits for a thread when the program exits.
public class ExitBesideAThread {
    public static void main(String[] args) {
        new Thread(() -> System.out.print("t")).start();
        System.exit(0);
    }
}
