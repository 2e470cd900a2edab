//@ flags: +listener=race
// The data is written after the flag.
public class FlagTheWrongWayRound {
    static int x;
    static volatile boolean ready;

    public static void main(String[] args) {
        new Thread(() -> {
            ready = true;
            x = 1; //~ RACE
        }).start();
        if (ready) {
            System.out.println(x); //~ RACE
        }
    }
}
