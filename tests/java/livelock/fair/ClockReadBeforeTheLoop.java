//@ flags: --livelock
// The clock is read once, before a loop that nothing ends: that it was read does not matter to the loop.

public class ClockReadBeforeTheLoop {
    static volatile boolean done;

    public static void main(String[] args) {
        long now = System.nanoTime();
        while (!done || now < 0) Thread.onSpinWait();
    }
}
