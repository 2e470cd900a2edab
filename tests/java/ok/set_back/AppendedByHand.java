//@ outputs: "1" | "2"
// A copy on writing without a lock loses one.
import java.util.Arrays;

public class AppendedByHand {
    static volatile int[] data = new int[0];

    static void add() {
        int[] old = data;
        data = Arrays.copyOf(old, old.length + 1);
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(AppendedByHand::add);
        other.start();
        add();
        other.join();
        System.out.print(data.length);
    }
}
