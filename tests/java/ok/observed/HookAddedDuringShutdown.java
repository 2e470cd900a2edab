//@ outputs: "" | "late" | "addedrun" | "runadded" | "run"
// While the program ends no hook can be added.
public class HookAddedDuringShutdown {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.print("run")));
                System.out.print("added");
            } catch (IllegalStateException e) {
                System.out.print("late");
            }
        });
        t.setDaemon(true);
        t.start();
    }
}
