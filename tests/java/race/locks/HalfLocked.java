//@ flags: +listener=race
// The writer locks, the reader does not.
public class HalfLocked {
    static int value;

    static synchronized void write() {
        value = 1; //~ RACE
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(HalfLocked::write);
        t.start();
        int seen = value; //~ RACE
        t.join();
    }
}
