//@ native: yes
//@ outputs: "1" | "-"
// What an anonymous class has captured is set before the constructor of its superclass runs, which gives it away.
public class AnonymousSeesItsCapture {
    static Base leaked;
    abstract static class Base { Base() { leaked = this; } abstract int get(); }
    static Base make(int n) { return new Base() { @Override int get() { return n; } }; }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> make(1));
        t.start();
        Base b = leaked;
        System.out.print(b == null ? "-" : b.get());
        t.join();
    }
}
