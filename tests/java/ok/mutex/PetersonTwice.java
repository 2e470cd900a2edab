//@ native: yes
//@ outputs: "3\n"
// Peterson's algorithm where one thread comes back for a second turn while the other may still wait.
public class PetersonTwice {
    static volatile boolean flag0, flag1;
    static volatile int turn;
    static int inside, entered;

    static void critical() {
        inside++;
        assert inside == 1;
        entered++;
        inside--;
    }

    static void enterAsZero() {
        flag0 = true;
        turn = 1;
        while (flag1 && turn == 1) Thread.onSpinWait();
        critical();
        flag0 = false;
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
        enterAsZero();
        enterAsZero();
        t.join();
        System.out.println(entered);
    }
}
