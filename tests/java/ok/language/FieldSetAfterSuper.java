//@ native: yes
//@ outputs: "7" | "0" | "-"
// A field that is set after the constructor of the superclass, which leaks the object, may be seen before.
public class FieldSetAfterSuper {
    static Base leaked;
    static class Base { Base() { leaked = this; } int value() { return 0; } }
    static class Sub extends Base {
        int f;
        Sub() { f = 7; }
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
