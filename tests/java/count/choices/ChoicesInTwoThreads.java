//@ paths: 8
//@ outputs: "a0b0" | "a0b1" | "a1b0" | "a1b1" | "b0a0" | "b0a1" | "b1a0" | "b1a1"
// Two threads choose a bit and note it: 2 orders * 2 * 2 bits = 8 histories.
import gov.nasa.jpf.vm.Verify;

public class ChoicesInTwoThreads {
    static String history = "";

    static void choose(String letter) {
        String entry = letter + Verify.getInt(0, 1);
        synchronized (ChoicesInTwoThreads.class) {
            history += entry;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> choose("a"));
        a.start();
        choose("b");
        a.join();
        System.out.print(history);
    }
}
