//@ outputs: "1" | "2"
// To look and to take are two steps: both may be inside.
public class SpinLockOfTwoSteps {
    static volatile boolean locked;
    static int n;

    static void add() {
        while (locked) {
            Thread.onSpinWait();
        }
        locked = true;
        n++;
        locked = false;
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(SpinLockOfTwoSteps::add);
        other.start();
        add();
        other.join();
        System.out.print(n);
    }
}
