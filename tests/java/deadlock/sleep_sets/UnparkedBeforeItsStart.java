//@ flags: +por=shared +por.sleep=on +por.sleep_verify=on +property.livelock=off
// To unpark a thread that has not started does nothing, so that it does not commute with the start.
import java.util.concurrent.locks.LockSupport;

public class UnparkedBeforeItsStart {
    static volatile Thread parks;

    public static void main(String[] args) throws Exception {
        Thread parked = new Thread(LockSupport::park);
        parks = parked;
        Thread starts = new Thread(() -> parks.start());
        starts.start();
        LockSupport.unpark(parks);
    }
}
