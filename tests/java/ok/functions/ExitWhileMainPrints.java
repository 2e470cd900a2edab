//@ outputs: "a" | "ab" | "ba"
// The program ends when the other says so, whether main has printed or not.
public class ExitWhileMainPrints {
    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            System.out.print("a");
            System.exit(0);
        });
        other.start();
        System.out.print("b");
    }
}
