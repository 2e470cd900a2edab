//@ outputs: "00" | "01" | "10" | "11"
// Each thread makes a choice of its own.
import gov.nasa.jpf.vm.Verify;

public class ChoicePerThread {
    static int theirs;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> theirs = Verify.getInt(0, 1));
        t.start();
        int mine = Verify.getInt(0, 1);
        t.join();
        System.out.print(mine + "" + theirs);
    }
}
