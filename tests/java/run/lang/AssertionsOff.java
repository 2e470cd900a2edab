// Assertions are off by default: neither condition nor message is evaluated.
public class AssertionsOff {
    static int evaluated;

    static boolean check() {
        evaluated++;
        return false;
    }

    static class Late {
        static final boolean STATUS = Late.class.desiredAssertionStatus();

        static void run() {
            assert check() : "in late";
        }
    }

    public static void main(String[] args) {
        assert check() : "x" + check();
        System.out.println(evaluated);
        boolean on = false;
        assert on = true;
        System.out.println("on " + on);
        System.out.println(AssertionsOff.class.desiredAssertionStatus());
        ClassLoader.getSystemClassLoader().setDefaultAssertionStatus(true);
        System.out.println(Late.STATUS);
        try {
            Late.run();
            System.out.println("passed");
        } catch (AssertionError e) {
            System.out.println(e.getMessage() + " " + evaluated);
        }
        assert check();
        System.out.println("own status was fixed at initialization " + evaluated);
    }
}
