//@ flags: --livelock
// Waits for a flag that nobody sets.
public class FlagNeverSet {
    static volatile boolean ready;

    public static void main(String[] args) {
        while (!ready) Thread.onSpinWait();
    }
}
