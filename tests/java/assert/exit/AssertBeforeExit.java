// The assertion can fail before the other thread's exit hides it.
public class AssertBeforeExit {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            x = 1;
            System.exit(0);
        });
        t.start();
        assert x == 0; //~ ASSERT
        t.join();
    }
}
