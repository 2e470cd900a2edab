//@ expect: exception java.lang.IllegalStateException
// What leaves a hook leaves a thread.
public class ExceptionInAHook {
    public static void main(String[] args) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            throw new IllegalStateException(); //~ THROWS
        }));
    }
}
