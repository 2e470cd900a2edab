//@ flags: --livelock
//@ note: none
// Until a moment has come: on a real machine time goes on, whatever the schedule.

public class NanoTimeLoop {
    public static void main(String[] args) {
        long end = System.nanoTime() + 1_000;
        while (System.nanoTime() - end < 0) Thread.onSpinWait();
    }
}
