//@ outputs: ""
// A static field goes away from its first value and comes back, while other states at the same place have others:
// what a state has in a static field is its own, whichever state among them is looked at first.
import gov.nasa.jpf.vm.Verify;

public class StaticsBackAndForth {
    static int number;
    static long wide;
    static boolean flag;

    public static void main(String[] args) {
        for (int round = 0; round < 3; round++) {
            int chosen = Verify.getInt(0, 4);
            number = chosen;
            wide = (long) chosen << 33;
            flag = chosen > 2;
            int other = Verify.getInt(0, 2);
            assert number == chosen && wide == (long) chosen << 33 && flag == chosen > 2;
            number -= other;
            assert number + other == chosen;
        }
    }
}
