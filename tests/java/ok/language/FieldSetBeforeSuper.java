//@ needs: jdk>=25
//@ native: yes
//@ outputs: "7" | "-"
// A field that is set before the constructor of the superclass is called is there when that leaks the object.
public class FieldSetBeforeSuper {
    static Base leaked;
    static class Base { Base() { leaked = this; } int value() { return 0; } }
    static class Sub extends Base {
        final int f;
        Sub() { f = 7; super(); }
        @Override int value() { return f; }
    }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(Sub::new);
        t.start();
        Base b = leaked;
        System.out.print(b == null ? "-" : b.value());
        t.join();
    }
}
