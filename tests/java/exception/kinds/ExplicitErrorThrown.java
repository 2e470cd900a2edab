//@ expect: exception java.lang.Error
// An Error that is no AssertionError.
public class ExplicitErrorThrown {
    static int turn;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> turn = 1);
        t.start();
        if (turn == 1) throw new Error("seen"); //~ THROWS
        t.join();
    }
}
