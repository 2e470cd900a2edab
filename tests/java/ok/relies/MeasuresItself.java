//@ outputs: "fast\n" | "slow\n"
//@ assumes: time
// A program that measures its own work may find it slow.
public class MeasuresItself {
    public static void main(String[] args) {
        long start = System.nanoTime();
        int sum = 0;
        for (int i = 0; i < 10; i++) sum += i;
        long took = System.nanoTime() - start;
        System.out.println(took < 100_000_000L ? "fast" : "slow");
    }
}
