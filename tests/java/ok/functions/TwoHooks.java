//@ outputs: "12" | "21"
// Hooks run beside each other.
public class TwoHooks {
    public static void main(String[] args) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.print("1")));
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.print("2")));
    }
}
