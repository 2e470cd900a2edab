//@ outputs: "false\n hook" | "true\n"
// A hook can be removed only after it was added; if it is removed it does not run.
public class HookRemovedOrNot {
    public static void main(String[] args) throws InterruptedException {
        Thread hook = new Thread(() -> System.out.print(" hook"));
        Thread adder = new Thread(() -> Runtime.getRuntime().addShutdownHook(hook));
        adder.start();
        boolean removed = Runtime.getRuntime().removeShutdownHook(hook);
        adder.join();
        System.out.println(removed);
    }
}
