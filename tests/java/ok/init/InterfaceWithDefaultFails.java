//@ native: yes
//@ outputs: "E" | "1"
// An interface with a default method is initialised before the class that implements it: what it reads decides.
public class InterfaceWithDefaultFails {
    static volatile int divisor;
    interface I { int X = 1 / divisor; default void f() {} }
    static class C implements I { static int y = 1; }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> divisor = 1);
        t.start();
        try {
            System.out.print(C.y);
        } catch (ExceptionInInitializerError e) {
            System.out.print("E");
        }
        t.join();
    }
}
