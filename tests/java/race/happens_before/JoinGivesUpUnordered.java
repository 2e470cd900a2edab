//@ flags: +listener=race
// A join that gives up orders nothing.
public class JoinGivesUpUnordered {
    static int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = 1); //~ RACE
        t.start();
        t.join(10);
        int seen = x; //~ RACE
    }
}
