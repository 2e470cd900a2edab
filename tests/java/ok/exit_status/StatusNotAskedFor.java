//@ flags: +property.exit_status=off
//@ note: none
// Turned off, a status that depends on the schedule is nobody's business.

public class StatusNotAskedFor {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = 1);
        t.start();
        int seen = x;
        t.join();
        System.exit(seen);
    }
}
