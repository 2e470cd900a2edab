//@ native: yes
//@ outputs: "2\n"
// Peterson's algorithm, both threads enter once. Each announces itself before it gives way, so the
// later of the two writes to `turn` decides, and the counter loses no update.
public class PetersonOnce {
    static volatile boolean flag0, flag1;
    static volatile int turn;
    static int inside, entered;

    static void critical() {
        inside++;
        assert inside == 1;
        entered++;
        inside--;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            flag1 = true;
            turn = 0;
            while (flag0 && turn == 0) Thread.onSpinWait();
            critical();
            flag1 = false;
        });
        t.start();
        flag0 = true;
        turn = 1;
        while (flag1 && turn == 1) Thread.onSpinWait();
        critical();
        flag0 = false;
        t.join();
        System.out.println(entered);
    }
}
