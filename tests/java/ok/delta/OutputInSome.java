// Some states write in the middle, in other orders, some end early and by other ways.
import gov.nasa.jpf.vm.Verify;

public class OutputInSome {
    static void leave(int how) {
        if (how == 1) {
            System.exit(0);
        }
        if (how == 2) {
            Runtime.getRuntime().exit(0);
        }
    }

    public static void main(String[] args) {
        int a = Verify.getInt(0, 3);
        if (a > 1) {
            System.out.print("a" + a);
        }
        int b = Verify.getInt(0, 2);
        if (a != b) {
            System.out.print((char) ('a' + b));
        }
        leave(b);
        boolean c = Verify.getBoolean();
        if (c) {
            System.out.print("c");
            return;
        }
        leave(a);
        Verify.getInt(0, 1);
        System.out.print(".");
    }
}
