// Dekker where thread 0, after giving way, does not raise its flag again. Thread 1 goes through once
// and hands the turn over, thread 0 enters unannounced, thread 1 comes back and sees nobody.
public class DekkerFlagForgotten {
    static volatile boolean flag0, flag1;
    static volatile int turn = 1;
    static int inside;

    static void critical() {
        inside++;
        assert inside == 1; //~ ASSERT
        inside--;
    }

    static void enterAsOne() {
        flag1 = true;
        while (flag0) {
            if (turn != 1) {
                flag1 = false;
                while (turn != 1) Thread.onSpinWait();
                flag1 = true;
            }
        }
        critical();
        turn = 0;
        flag1 = false;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            enterAsOne();
            enterAsOne();
        });
        t.start();
        flag0 = true;
        while (flag1) {
            if (turn != 0) {
                flag0 = false;
                while (turn != 0) Thread.onSpinWait();
            }
        }
        critical();
        turn = 1;
        flag0 = false;
        t.join();
    }
}
