//@ outputs: "1"
//@ note: none
// A loop that waits for a flag that will be set is no livelock.
public class SpinsUntilSet {
    static volatile boolean set;

    public static void main(String[] args) {
        new Thread(() -> set = true).start();
        while (!set) {
            Thread.onSpinWait();
        }
        System.out.print(1);
    }
}
