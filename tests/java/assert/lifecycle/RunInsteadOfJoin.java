// start() returns before the thread has run.
public class RunInsteadOfJoin {
    static volatile int result;

    public static void main(String[] args) {
        new Thread(() -> result = 7).start();
        assert result == 7; //~ ASSERT
    }
}
