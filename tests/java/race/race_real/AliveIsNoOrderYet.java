//@ flags: +listener=race
// Reading whether a thread is alive orders only if it is not.
public class AliveIsNoOrderYet {
    static int x;

    public static void main(String[] args) {
        Thread t = new Thread(() -> x = 1); //~ RACE
        t.start();
        if (t.isAlive()) {
            System.out.print(x); //~ RACE
        }
    }
}
