// The turn is given away before the wish is told: both get in.
public class PetersonTurnTooEarly {
    static volatile boolean wantsA;
    static volatile boolean wantsB;
    static volatile int turn;
    static volatile boolean inside;

    static void critical() {
        assert !inside; //~ ASSERT
        inside = true;
        inside = false;
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            turn = 0;
            wantsB = true;
            while (wantsA && turn == 0) {
                Thread.onSpinWait();
            }
            critical();
            wantsB = false;
        });
        other.start();
        turn = 1;
        wantsA = true;
        while (wantsB && turn == 1) {
            Thread.onSpinWait();
        }
        critical();
        wantsA = false;
        other.join();
    }
}
