//@ native: yes
//@ outputs: "0"
public class ArrayInitialisesNothing {
    static int n;
    static class C { static { n = 1; } }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { Object o = new C[1]; Object k = C.class; });
        t.start();
        t.join();
        System.out.print(n);
    }
}
