//@ expect: exception java.lang.IllegalStateException
// An exception leaves a hook.
public class HookThrows {
    public static void main(String[] a) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            throw new IllegalStateException();
        }));
    }
}
