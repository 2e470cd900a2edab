//@ outputs: "-5 true" | "-5 false" | "70 true" | "70 false"
// One value of a list, combined with a boolean.
import gov.nasa.jpf.vm.Verify;

public class ListsOfValues {
    public static void main(String[] args) {
        int x = Verify.getIntFromList(-5, 70);
        boolean b = Verify.getBoolean();
        System.out.print(x + " " + b);
    }
}
