//@ flags: +symmetry=threads
//@ outputs: "0 1\n" | "1 0\n"
// The same code, but each thread has a cell of its own: who took the first number can be told.
public class KnownByTheirPlace {
    static int next;

    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        int[] taken = new int[2];
        Thread[] threads = new Thread[2];
        for (int i = 0; i < 2; i++) {
            int cell = i;
            threads[i] = new Thread(() -> {
                synchronized (lock) {
                    taken[cell] = next++;
                }
            });
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(taken[0] + " " + taken[1]);
    }
}
