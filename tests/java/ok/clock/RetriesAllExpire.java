//@ outputs: "done after 0\n" | "done after 1\n" | "done after 2\n" | "gave up\n"
// Three attempts with half a second each: every one of them can come too late.
public class RetriesAllExpire {
    public static void main(String[] args) {
        for (int attempt = 0; attempt < 3; attempt++) {
            long start = System.nanoTime();
            if (System.nanoTime() - start < 500_000_000L) {
                System.out.println("done after " + attempt);
                return;
            }
        }
        System.out.println("gave up");
    }
}
