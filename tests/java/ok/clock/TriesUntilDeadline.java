//@ native: yes
//@ outputs: "gave up\n" | "got it\n"
// A loop with a deadline ends one way or the other.
// Confirmed on JDK 17 and 25, but for "got it".
public class TriesUntilDeadline {
    static volatile boolean flag;

    public static void main(String[] args) {
        new Thread(() -> flag = true).start();
        long end = System.nanoTime() + 1000;
        String seen = "gave up";
        while (System.nanoTime() - end < 0) {
            if (flag) {
                seen = "got it";
                break;
            }
        }
        System.out.println(seen);
    }
}
