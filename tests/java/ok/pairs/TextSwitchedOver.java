//@ outputs: "a\n" | "b\n"
// The text is read once: it is one or the other, never none.
public class TextSwitchedOver {
    static volatile String text = "a";

    public static void main(String[] args) throws Exception {
        new Thread(() -> text = "b").start();
        switch (text) {
            case "a" -> System.out.println("a");
            case "b" -> System.out.println("b");
            default -> System.out.println("none");
        }
    }
}
