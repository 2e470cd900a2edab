// Classes that come to be in some states only, with a choice inside, with output, and one that fails to.
import gov.nasa.jpf.vm.Verify;

public class InitInSome {
    static int order;

    static class First {
        static int at = ++order;
        static final int CONSTANT = 7;
    }

    static class Second extends First {
        static int at2 = ++order * 10 + Verify.getInt(0, 1);

        static void touch() {
            at2++;
        }
    }

    static class Fails {
        static int zero;
        static int broken = 1 / zero;
    }

    static class Lazy {
        static final Lazy IT = new Lazy();
        static int made;
        int number = ++made;

        static {
            made += 5;
        }
    }

    public static void main(String[] args) {
        String log = "";
        for (int i = 0; i < 2; i++) {
            int which = Verify.getInt(0, 4);
            try {
                switch (which) {
                    case 0 -> log += First.CONSTANT;
                    case 1 -> log += First.at + ",";
                    case 2 -> Second.touch();
                    case 3 -> log += Fails.broken;
                    default -> log += Lazy.IT.number + "/" + Lazy.made;
                }
            } catch (ExceptionInInitializerError e) {
                log += "fails";
            } catch (NoClassDefFoundError e) {
                log += "gone";
            }
            log += ";";
        }
        boolean again = Verify.getBoolean();
        System.out.println(log + " " + order + (again ? " " + Second.at2 + First.at : ""));
    }
}
