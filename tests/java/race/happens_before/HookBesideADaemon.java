//@ flags: +listener=race
// A daemon goes on while the hooks run.
public class HookBesideADaemon {
    static int x;

    public static void main(String[] args) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            int seen = x; //~ RACE
        }));
        Thread t = new Thread(() -> x = 1); //~ RACE
        t.setDaemon(true);
        t.start();
    }
}
