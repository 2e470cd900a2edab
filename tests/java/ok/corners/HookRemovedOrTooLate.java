//@ native: yes
//@ outputs: "removed" | "h" | ""
// A hook can be removed until the program ends; then removing it is an error, and it runs. The daemon that has removed
// it may be cut off before it says so.
public class HookRemovedOrTooLate {
    public static void main(String[] args) throws Exception {
        Thread hook = new Thread(() -> System.out.print("h"));
        Runtime.getRuntime().addShutdownHook(hook);
        Thread t = new Thread(() -> {
            try {
                if (Runtime.getRuntime().removeShutdownHook(hook)) System.out.print("removed");
            } catch (IllegalStateException e) {
                return;
            }
        });
        t.setDaemon(true);
        t.start();
    }
}
