//@ outputs: "2" | "1"
// A static method inherited is synchronized on the class that declares it; getClass is another.
public class InheritedStaticLock {
    static int n;

    static class A {
        static synchronized void s() {
            n++;
        }
        void i() {
            synchronized (getClass()) {
                n++;
            }
        }
    }

    static class B extends A {}

    public static void main(String[] a) throws Exception {
        B o = new B();
        Thread t = new Thread(o::i);
        t.start();
        B.s();
        t.join();
        System.out.print(n);
    }
}
