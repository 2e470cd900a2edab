//@ native: yes
//@ outputs: "true" | "false"
// The number is read after the first field: a writer may come and go in between.
public class SequenceLockReadTooEarly {
    static volatile int sequence, left, right;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            sequence++;
            left = 1;
            right = 1;
            sequence++;
        });
        t.start();
        int before, l, r;
        do {
            l = left;
            before = sequence;
            r = right;
        } while (before % 2 != 0 || before != sequence);
        t.join();
        System.out.print(l == r);
    }
}
