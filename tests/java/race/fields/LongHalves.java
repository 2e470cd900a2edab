//@ flags: +listener=race
// A plain long, written by one thread and read by the other (its halves may even be torn).
public class LongHalves {
    static long value;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> value = -1L); //~ RACE
        t.start();
        long seen = value; //~ RACE
        t.join();
    }
}
