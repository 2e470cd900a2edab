//@ flags: --livelock
// Strict alternation, but the partner takes only one turn: main's third wait never ends.
public class AlternationPartnerGone {
    static volatile int turn;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            while (turn != 1) Thread.onSpinWait();
            turn = 0;
        });
        t.start();
        for (int i = 0; i < 3; i++) {
            while (turn != 0) Thread.onSpinWait();
            turn = 1;
        }
        t.join();
    }
}
