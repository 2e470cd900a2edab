// The field is set after the thread that reads it has been started.
public class WriteAfterStart {
    static volatile String config;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            assert config != null; //~ ASSERT
        });
        t.start();
        config = "set";
        t.join();
    }
}
