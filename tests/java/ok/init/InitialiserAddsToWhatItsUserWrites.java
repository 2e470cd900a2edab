//@ native: yes
//@ outputs: "6" | "5" | "1"
// t sets n to 5 and initialises C, which adds one; if u has initialised C before, t overwrites what was added. If it does so
// between the read of n and the write of C's initialiser, 1 is written over 5; t waits for that before it reads.
public class InitialiserAddsToWhatItsUserWrites {
    static class X {
        static int n;
    }

    static class C {
        static {
            X.n++;
        }

        static void use() {
        }
    }

    public static void main(String[] args) throws Exception {
        int[] seen = new int[1];
        Thread t = new Thread(() -> {
            X.n = 5;
            C.use();
            seen[0] = X.n;
        });
        Thread u = new Thread(() -> C.use());
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.print(seen[0]);
    }
}
