// To unpark a thread that has not started does nothing: then it parks for ever.
import java.util.concurrent.locks.LockSupport;

public class UnparkedTooEarly {
    static volatile Thread parks;

    public static void main(String[] args) throws Exception {
        Thread parked = new Thread(LockSupport::park);
        parks = parked;
        Thread starts = new Thread(() -> parks.start());
        starts.start();
        LockSupport.unpark(parks);
    }
}
