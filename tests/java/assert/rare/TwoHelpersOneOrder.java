// Fails for one of the three orders of a, a and b.
public class TwoHelpersOneOrder {
    static String log = "";

    static synchronized void note(String s) {
        log += s;
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> {
            note("a");
            note("a");
        });
        Thread b = new Thread(() -> note("b"));
        a.start();
        b.start();
        a.join();
        b.join();
        assert !log.equals("aba"); //~ ASSERT
    }
}
