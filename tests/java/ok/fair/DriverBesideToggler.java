//@ flags: --livelock
//@ note: none
// A thread toggles until the driver, which keeps choosing, stops it. A fair round lets the driver choose.
import gov.nasa.jpf.vm.Verify;

public class DriverBesideToggler {
    static volatile boolean stop, tick;

    public static void main(String[] args) {
        new Thread(() -> {
            while (!stop) tick = !tick;
        }).start();
        while (!Verify.getBoolean()) Thread.onSpinWait();
        stop = true;
    }
}
