//@ flags: +property.livelock=off
//@ note: none
// Turned off, nothing is said.

public class NobodyAsks {
    static volatile boolean ready;

    public static void main(String[] args) {
        while (!ready) Thread.onSpinWait();
    }
}
