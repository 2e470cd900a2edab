//@ native: yes
//@ outputs: "0" | "1"
// What is read is read by the initialiser of a class that another initialiser needs.
public class InitialiserOfAnInitialiserReads {
    static int x;

    static class Inner {
        static int seen = x;
    }

    static class Outer {
        static int seen = Inner.seen;

        static int get() {
            return seen;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            x = 1;
            Outer.get();
        });
        Thread u = new Thread(() -> Outer.get());
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.print(Outer.get());
    }
}
