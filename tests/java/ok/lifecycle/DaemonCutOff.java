//@ native: yes
//@ outputs: "main" | "dmain" | "maind"
// A daemon may print before main's word, after it, or not at all: the program does not wait for it.
public class DaemonCutOff {
    public static void main(String[] args) {
        Thread d = new Thread(() -> System.out.print("d"));
        d.setDaemon(true);
        d.start();
        System.out.print("main");
    }
}
