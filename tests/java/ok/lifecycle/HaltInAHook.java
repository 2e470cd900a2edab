//@ outputs: "h"
//@ native: yes
// halt in a hook ends the program at once.
public class HaltInAHook {
    public static void main(String[] a) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            System.out.print("h");
            System.out.flush();
            Runtime.getRuntime().halt(0);
        }));
    }
}
