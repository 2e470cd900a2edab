// Two references that are one object in some states: writes by one are read by the other there, and only there; cycles and
// shared parts tell graphs of the same words apart.
import gov.nasa.jpf.vm.Verify;

public class AliasesInSome {
    AliasesInSome left;
    AliasesInSome right;
    int value;

    AliasesInSome(int value) {
        this.value = value;
    }

    public static void main(String[] args) {
        AliasesInSome[] all = {new AliasesInSome(1), new AliasesInSome(1), new AliasesInSome(1)};
        AliasesInSome a = all[Verify.getInt(0, 2)];
        AliasesInSome b = all[Verify.getInt(0, 2)];
        a.left = b;
        b.right = all[0];
        a.value += 2;
        b.value *= 3;
        a = a.left;
        all[1] = Verify.getBoolean() ? a : b.right;
        all[1].value += 10;
        int[] numbers = {1, 2, 3, 4};
        int[] others = a == b ? numbers : numbers.clone();
        others[1] = 7;
        System.arraycopy(numbers, 0, others, b.value & 1, 3);
        int walk = 0;
        AliasesInSome at = all[2];
        for (int i = 0; i < 4 && at != null; i++) {
            walk = walk * 10 + at.value;
            at = i % 2 == 0 ? at.left : at.right;
        }
        Verify.getInt(0, 1);
        System.out.println(a.value + " " + b.value + " " + walk + " " + numbers[1] + numbers[2] + others[3]
                + all[0].value + all[1].value + all[2].value);
    }
}
