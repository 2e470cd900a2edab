// Peterson with the two announcements swapped: `turn` first, `flag` second. A writes turn=1, B writes
// turn=0 and its flag, sees no flag of A and enters; A raises its flag, sees turn=0 and enters too.
public class PetersonSwapped {
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
            turn = 0;
            flag1 = true;
            while (flag0 && turn == 0) Thread.onSpinWait();
            critical();
            flag1 = false;
        });
        t.start();
        turn = 1;
        flag0 = true;
        while (flag1 && turn == 1) Thread.onSpinWait();
        critical();
        flag0 = false;
        t.join();
    }
}
