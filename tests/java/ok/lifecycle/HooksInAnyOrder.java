//@ outputs: "mab" | "mba"
// Hooks run at the same time.
public class HooksInAnyOrder {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.print("a")));
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.print("b")));
        System.out.print("m");
    }
}
