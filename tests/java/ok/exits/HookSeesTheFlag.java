//@ native: yes
//@ outputs: "0" | "1"
public class HookSeesTheFlag {
    static volatile int x;
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.print(x)));
        Thread t = new Thread(() -> x = 1);
        t.setDaemon(true);
        t.start();
    }
}
