//@ outputs: "0\n" | "1\n" | "2\n" | "3\n"
// The deadline can pass before any of the items.
public class ItemsUntilDeadline {
    public static void main(String[] args) {
        long end = System.nanoTime() + 2_000_000_000L;
        int done = 0;
        while (done < 3 && System.nanoTime() < end) done++;
        System.out.println(done);
    }
}
