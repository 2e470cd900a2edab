//@ native: yes
//@ outputs: "mw" | "wm"
// The program ends when the last ordinary thread does, not when main returns.
public class MainEndsFirst {
    public static void main(String[] args) {
        new Thread(() -> System.out.print("w")).start();
        System.out.print("m");
    }
}
