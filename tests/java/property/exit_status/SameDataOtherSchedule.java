// Data is chosen too, but what decides is the schedule: for the same data both statuses come.
import gov.nasa.jpf.vm.Verify;

public class SameDataOtherSchedule {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        int n = Verify.getInt(1, 2);
        Thread t = new Thread(() -> x = n);
        t.start();
        int seen = x;
        t.join();
        System.exit(seen == 0 ? 0 : 4);
    }
}
