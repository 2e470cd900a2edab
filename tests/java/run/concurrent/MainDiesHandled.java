//@ exit: 1
// A default handler sees main's exception; the exit code is still 1.
public class MainDiesHandled {
    public static void main(String[] args) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> System.out.println("handled " + t.getName() + " " + e));
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
        System.out.println("start");
        throw new Exception("checked out of main");
    }
}
