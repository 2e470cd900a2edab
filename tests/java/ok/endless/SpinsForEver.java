//@ note: need not end
// A loop that nothing ends is worth a note, and no violation unless that is asked for.

public class SpinsForEver {
    static volatile boolean ready;

    public static void main(String[] args) {
        while (!ready) Thread.onSpinWait();
    }
}
