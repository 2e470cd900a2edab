// Three initialisers in a circle; the thread that begins in the middle meets the one that begins at the first.
public class CircleOfThree {
    static class A {
        static int a = own() + B.b;

        static int own() {
            return 1;
        }
    }

    static class B {
        static int b = own() + C.c; //~ DEADLOCK

        static int own() {
            return 1;
        }
    }

    static class C {
        static int c = own() + A.a; //~ DEADLOCK

        static int own() {
            return 1;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> System.identityHashCode(C.c));
        t.start();
        int mine = A.a;
        t.join();
    }
}
