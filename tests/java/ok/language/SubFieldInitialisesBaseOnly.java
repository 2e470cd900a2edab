//@ native: yes
//@ outputs: "0 1" | "1 1" | "0 0"
// To read a field of the superclass through the subclass initialises the superclass only.
public class SubFieldInitialisesBaseOnly {
    static volatile int n;
    static class Base { static int seen = n; }
    static class Sub extends Base { static int later = n; }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> n = 1);
        t.start();
        int a = Sub.seen;
        int b = Sub.later;
        t.join();
        System.out.print(a + " " + b);
    }
}
