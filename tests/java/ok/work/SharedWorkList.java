//@ native: yes
//@ outputs: "30 0\n" | "10 20\n" | "20 10\n" | "0 30\n"
// Two workers draw items 10 and 20 from one list under its lock until it is empty: each item goes to one
// of them, in any of the four ways.
import java.util.ArrayDeque;
import java.util.List;

public class SharedWorkList {
    static final ArrayDeque<Integer> items = new ArrayDeque<>(List.of(10, 20));

    static int work() {
        int sum = 0;
        while (true) {
            synchronized (items) {
                if (items.isEmpty()) return sum;
                sum += items.poll();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        int[] theirs = new int[1];
        Thread t = new Thread(() -> theirs[0] = work());
        t.start();
        int mine = work();
        t.join();
        System.out.println(mine + " " + theirs[0]);
    }
}
