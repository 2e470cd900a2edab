// Hyman's published but wrong two-thread algorithm: 1 passes the inner wait while nobody is there, 0
// enters because it has the turn, then 1 takes the turn and follows.
public class HymanAlgorithm {
    static volatile boolean flag0, flag1;
    static volatile int turn;
    static int inside;

    static void critical() {
        inside++;
        assert inside == 1; //~ ASSERT
        inside--;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            flag1 = true;
            while (turn != 1) {
                while (flag0) Thread.onSpinWait();
                turn = 1;
            }
            critical();
            flag1 = false;
        });
        t.start();
        flag0 = true;
        while (turn != 0) {
            while (flag1) Thread.onSpinWait();
            turn = 0;
        }
        critical();
        flag0 = false;
        t.join();
    }
}
