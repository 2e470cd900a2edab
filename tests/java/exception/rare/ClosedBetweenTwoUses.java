//@ expect: exception java.lang.IllegalStateException
// Checked once, used twice; the close falls between the two uses.
public class ClosedBetweenTwoUses {
    static volatile boolean open = true;
    static int uses;

    static void use() {
        if (!open) {
            if (uses == 1) throw new IllegalStateException("closed half way"); //~ THROWS
            return;
        }
        uses++;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> open = false);
        t.start();
        use();
        use();
        t.join();
    }
}
