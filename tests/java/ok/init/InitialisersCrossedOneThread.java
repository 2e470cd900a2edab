//@ native: yes
//@ outputs: "0 1\n"
// The same cycle in one thread is no deadlock: the recursive request sees default values.
public class InitialisersCrossedOneThread {
    static class A {
        static int viaB = B.b + Integer.parseInt("0");
        static int a = Integer.parseInt("7");
    }

    static class B {
        static int viaA = A.a;
        static int b = Integer.parseInt("1");
    }

    public static void main(String[] args) {
        int viaB = A.viaB;
        System.out.println(B.viaA + " " + viaB);
    }
}
