//@ flags: --race
// main writes, and the initialiser reads, whoever runs it. If it is main, there is nothing to see.
public class InitialiserReadsPlainly {
    static int x;

    static class C {
        static int seen = x; //~ RACE

        static void use() {
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> C.use());
        t.start();
        x = 1; //~ RACE
        C.use();
        t.join();
    }
}
