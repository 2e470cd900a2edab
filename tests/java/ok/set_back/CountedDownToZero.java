//@ outputs: "3"
// Counted down under a lock, looked at without.
public class CountedDownToZero {
    static int count = 2;
    static int a;
    static int b;

    static synchronized void down() {
        count--;
    }

    public static void main(String[] args) throws Exception {
        new Thread(() -> {
            a = 1;
            down();
        }).start();
        new Thread(() -> {
            b = 2;
            down();
        }).start();
        while (count > 0) {
            Thread.onSpinWait();
        }
        System.out.print(a + b);
    }
}
