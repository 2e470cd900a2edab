//@ native: yes
//@ outputs: "1" | "2"
// The superclass takes a number when it is initialised, the subclass reads it: two other threads count beside.
public class SuperFirstThenSub {
    static volatile int n;
    static class Base { static final int TAKEN = n + 1; }
    static class Sub extends Base { static final int TWICE = TAKEN; }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> n = 1);
        t.start();
        System.out.print(Sub.TWICE);
        t.join();
    }
}
