//@ native: yes
//@ outputs: "1" | "2"
// The first value of a thread-local is made by the program, in each thread.

public class InitialValueOfEach {
    static int made;
    static final ThreadLocal<Integer> LOCAL = ThreadLocal.withInitial(() -> made++);

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(LOCAL::get);
        t.start();
        LOCAL.get();
        t.join();
        System.out.print(made);
    }
}
