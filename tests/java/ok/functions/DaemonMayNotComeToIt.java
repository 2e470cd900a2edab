//@ outputs: "m" | "dm" | "md"
// The program ends with main, whatever the daemon has printed.
public class DaemonMayNotComeToIt {
    public static void main(String[] args) throws Exception {
        Thread daemon = new Thread(() -> System.out.print("d"));
        daemon.setDaemon(true);
        daemon.start();
        System.out.print("m");
    }
}
