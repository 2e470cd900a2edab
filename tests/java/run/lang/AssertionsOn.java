//@ flags: -ea
// Assertions enabled by -ea: evaluated, throw with messages of every type.
public class AssertionsOn {
    static int evaluated;

    static boolean check(boolean b) {
        evaluated++;
        return b;
    }

    static void fail(int k) {
        switch (k) {
            case 0: assert check(false); break;
            case 1: assert check(false) : "text"; break;
            case 2: assert check(false) : 42; break;
            case 3: assert check(false) : 'c'; break;
            case 4: assert check(false) : 1.5; break;
            case 5: assert check(false) : new IllegalStateException("cause"); break;
            case 6: assert check(false) : null; break;
            case 7: assert check(false) : 5L; break;
            default: assert check(true) : "not shown";
        }
    }

    public static void main(String[] args) {
        for (int k = 0; k < 9; k++) {
            try {
                fail(k);
                System.out.println(k + " passed");
            } catch (AssertionError e) {
                System.out.println(k + " " + e.getMessage() + " cause " + e.getCause() + " line " + (e.getStackTrace()[0].getLineNumber() - 13));
            }
        }
        System.out.println(evaluated + " " + AssertionsOn.class.desiredAssertionStatus() + " " + String.class.desiredAssertionStatus());
        boolean on = false;
        assert on = true;
        System.out.println("on " + on);
    }
}
