// Peterson with the turn written before the flag.
public class FlagAndTurnMisread {
    static volatile boolean[] dummy;
    static volatile boolean f0, f1;
    static volatile int turn, inside;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            turn = 1;
            f0 = true;
            if (!(f1 && turn == 1)) {
                inside++;
                assert inside == 1; //~ ASSERT
                inside--;
                f0 = false;
            }
        });
        t.start();
        turn = 0;
        f1 = true;
        if (!(f0 && turn == 0)) {
            inside++;
            assert inside == 1; //~ ASSERT
            inside--;
            f1 = false;
        }
        t.join();
    }
}
