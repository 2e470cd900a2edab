// Fails only if main's three looks fall one after each of the thread's three writes.
public class ThreeStepPassword {
    static volatile int step;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            step = 1;
            step = 2;
            step = 3;
        });
        t.start();
        int a = step;
        int b = step;
        int c = step;
        t.join();
        assert !(a == 1 && b == 2 && c == 3); //~ ASSERT
    }
}
