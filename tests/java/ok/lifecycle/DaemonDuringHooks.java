//@ outputs: "h" | "dh" | "hd"
// A daemon may still write while hooks run.
public class DaemonDuringHooks {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.print("h")));
        Thread d = new Thread(() -> System.out.print("d"));
        d.setDaemon(true);
        d.start();
    }
}
