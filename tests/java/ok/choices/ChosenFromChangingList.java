//@ outputs: "1" | "2" | "3" | "4"
// The list to choose from is changed, element by element.
import gov.nasa.jpf.vm.Verify;

public class ChosenFromChangingList {
    static int[] x = {1, 2};
    static String a = "";

    public static void main(String[] args) throws Exception {
        Thread t1 = new Thread(() -> {
            a = "" + Verify.getIntFromList(x);
        });
        Thread t2 = new Thread(() -> {
            x[0] = 3;
            x[1] = 4;
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a);
    }
}
