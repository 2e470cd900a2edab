// A recursion without an end in some states, which catch the error and go on.
import gov.nasa.jpf.vm.Verify;

public class StacksThatOverflow {
    static int calls;

    static int down(int n, int stop) {
        calls++;
        return n == stop ? n : 1 + down(n + 1, stop);
    }

    public static void main(String[] args) {
        int stop = Verify.getInt(-1, 2);
        int result;
        try {
            result = down(0, stop);
        } catch (StackOverflowError e) {
            result = calls > 100 ? -7 : -8;
        }
        calls = calls > 100 ? 100 : calls;
        int next = Verify.getInt(0, 2);
        int second = stop < 0 && next == 1 ? result : down(next, 3);
        Verify.getBoolean();
        System.out.println(stop + " " + result + " " + next + " " + second + " " + calls);
    }
}
