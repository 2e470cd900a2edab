//@ native: yes
//@ outputs: "0" | "1"
// main writes and then uses the class; the other thread only uses it. Whoever comes first initialises it: the other thread before
// the write or after it, or main. If it is main, nobody but main has read or written the field.
public class InitialiserReadsWhatItsUserWrites {
    static int x;

    static class C {
        static int seen = x;

        static int get() {
            return seen;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> C.get());
        t.start();
        x = 1;
        C.get();
        t.join();
        System.out.print(C.get());
    }
}
