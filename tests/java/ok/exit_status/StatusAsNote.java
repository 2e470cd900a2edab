//@ flags: +property.exit_status=note
//@ note: the exit status depends on the schedule: 0 or 1
// As a note, the verdict stays what it is.

public class StatusAsNote {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = 1);
        t.start();
        int seen = x;
        t.join();
        System.exit(seen);
    }
}
