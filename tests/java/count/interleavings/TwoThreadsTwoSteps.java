//@ paths: 6
//@ outputs: "aabb" | "abab" | "abba" | "baab" | "baba" | "bbaa"
// Two threads with two visible steps each; a step notes its thread's letter. The histories are the
// arrangements of aabb: 4! / (2! 2!) = 6.
public class TwoThreadsTwoSteps {
    static String history = "";

    static synchronized void step(String letter) {
        history += letter;
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> {
            step("a");
            step("a");
        });
        Thread b = new Thread(() -> {
            step("b");
            step("b");
        });
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.print(history);
    }
}
