//@ native: yes
//@ outputs: "0" | "1"
// The value is written and read under one lock, but nothing says who comes first.
public class InitialiserReadsUnderALock {
    static final int[] data = new int[1];

    static class C {
        static int seen;

        static {
            synchronized (data) {
                seen = data[0];
            }
        }

        static int get() {
            return seen;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            synchronized (data) {
                data[0] = 1;
            }
            C.get();
        });
        Thread u = new Thread(() -> C.get());
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.print(C.get());
    }
}
