//@ exit: 7
// Runtime.halt skips hooks and finally blocks.
public class HaltNow {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook must not run")));
        System.out.println("before");
        System.out.println("line 2");
        System.out.println("line 3");
        System.out.println("line 4");
        try {
            System.out.println("halting");
            System.out.flush();
            Runtime.getRuntime().halt(7);
        } finally {
            System.out.println("finally must not run");
        }
    }
}
