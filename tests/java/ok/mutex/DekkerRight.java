//@ native: yes
//@ outputs: "2\n"
// Dekker's algorithm, one entry each: who has not the turn takes its flag down until it is its turn.
public class DekkerRight {
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
        });
        t.start();
        flag0 = true;
        while (flag1) {
            if (turn != 0) {
                flag0 = false;
                while (turn != 0) Thread.onSpinWait();
                flag0 = true;
            }
        }
        critical();
        turn = 1;
        flag0 = false;
        t.join();
        System.out.println(entered);
    }
}
