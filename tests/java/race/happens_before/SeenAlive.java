//@ flags: +listener=race
// isAlive that answers true orders nothing.
public class SeenAlive {
    static int x;

    public static void main(String[] args) {
        Thread t = new Thread(() -> x = 1); //~ RACE
        t.start();
        if (t.isAlive()) {
            x = 2; //~ RACE
        }
    }
}
