//@ flags: +listener=race
// The result is read before the join, not after it.
public class ReadBeforeJoin {
    static int result;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> result = 7); //~ RACE
        t.start();
        int early = result; //~ RACE
        t.join();
    }
}
