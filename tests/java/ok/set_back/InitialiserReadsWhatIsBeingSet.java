//@ outputs: "00" | "11"
// Whoever comes first initialises the class, and the value stays what it was then.
public class InitialiserReadsWhatIsBeingSet {
    static volatile int x;

    static class Late {
        static final int VALUE = x;
    }

    public static void main(String[] args) throws Exception {
        int[] seen = new int[2];
        Thread other = new Thread(() -> {
            x = 1;
            seen[1] = Late.VALUE;
        });
        other.start();
        seen[0] = Late.VALUE;
        other.join();
        System.out.print("" + seen[0] + seen[1]);
    }
}
