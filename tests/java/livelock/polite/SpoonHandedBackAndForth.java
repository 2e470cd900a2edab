//@ flags: --livelock
// Each hands the only spoon to the other as long as the other is hungry: no schedule feeds anybody.
public class SpoonHandedBackAndForth {
    static volatile int owner;
    static volatile boolean hungry0 = true, hungry1 = true;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            while (hungry1) {
                if (owner != 1) continue;
                if (hungry0) {
                    owner = 0;
                    continue;
                }
                hungry1 = false;
            }
        });
        t.start();
        while (hungry0) {
            if (owner != 0) continue;
            if (hungry1) {
                owner = 1;
                continue;
            }
            hungry0 = false;
        }
        t.join();
    }
}
