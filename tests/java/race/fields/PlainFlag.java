//@ flags: +listener=race
// Publication through a plain flag.
public class PlainFlag {
    static boolean ready;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> ready = true); //~ RACE
        t.start();
        boolean seen = ready; //~ RACE
        t.join();
    }
}
