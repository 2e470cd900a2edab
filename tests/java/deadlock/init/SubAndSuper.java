// One initialises the subclass, which needs the superclass; the superclass makes a subclass object.
public class SubAndSuper {
    static class Sup {
        static final Sup ONE = new Sub(); //~ DEADLOCK
    }

    static class Sub extends Sup {
        static int n;
    }

    public static void main(String[] args) {
        new Thread(() -> Sub.n++).start(); //~ DEADLOCK
        System.out.print(Sup.ONE != null); //~ DEADLOCK
    }
}
