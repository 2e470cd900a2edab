//@ flags: +listener=race
// isAlive that answers false orders like join.
public class SeenDead {
    static int x;

    public static void main(String[] args) {
        Thread t = new Thread(() -> x = 1);
        t.start();
        if (!t.isAlive()) {
            x = 2;
        }
    }
}
