// A needs B, B needs C, C needs A: three threads begin with one each.
public class ThreeInACircle {
    static class A {
        static int v = B.v + 1; //~ DEADLOCK

        static void touch() {
        }
    }

    static class B {
        static int v = C.v + 1; //~ DEADLOCK

        static void touch() {
        }
    }

    static class C {
        static int v = other() + 1;

        static int other() {
            return A.v; //~ DEADLOCK
        }

        static void touch() {
        }
    }

    public static void main(String[] args) {
        new Thread(A::touch).start(); //~ DEADLOCK
        new Thread(B::touch).start(); //~ DEADLOCK
        C.touch(); //~ DEADLOCK
    }
}
