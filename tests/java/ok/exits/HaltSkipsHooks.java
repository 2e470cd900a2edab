//@ native: yes
//@ outputs: "" | "h"
// One thread ends the program with hooks, the other without.
public class HaltSkipsHooks {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.print("h")));
        new Thread(() -> Runtime.getRuntime().halt(0)).start();
        System.exit(0);
    }
}
