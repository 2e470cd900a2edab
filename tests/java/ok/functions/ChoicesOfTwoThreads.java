//@ outputs: "00" | "01" | "10" | "11" | "12"
// Main chooses what it writes, the other what it does with what it finds: nothing, or twice as much. It comes before or after main. The
// first digit is the choice of the other, the second what is left: 0 or 1 whatever it chose; 2 only if it doubled 1.
import gov.nasa.jpf.vm.Verify;

public class ChoicesOfTwoThreads {
    static int x;

    public static void main(String[] args) throws Exception {
        int[] chosen = new int[1];
        Thread other = new Thread(() -> {
            chosen[0] = Verify.getInt(0, 1);
            if (chosen[0] == 1) {
                synchronized (chosen) {
                    x = 2 * x;
                }
            }
        });
        other.start();
        int mine = Verify.getInt(0, 1);
        synchronized (chosen) {
            x = mine;
        }
        other.join();
        System.out.print("" + chosen[0] + x);
    }
}
