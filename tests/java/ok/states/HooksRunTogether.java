//@ native: yes
//@ outputs: "xab" | "xba"
// Hooks run at the same time, after everything else.

public class HooksRunTogether {
    public static void main(String[] args) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.print("a")));
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.print("b")));
        Thread t = new Thread(() -> System.out.print("x"));
        t.start();
    }
}
