//@ flags: +listener=race
// Ordered by what the library promises: no race.
public class NoRaceThreadLocal {
    static final ThreadLocal<int[]> L = ThreadLocal.withInitial(() -> new int[1]);

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> L.get()[0]++);
        t.start();
        L.get()[0]++;
        t.join();
        System.out.print(L.get()[0]);
    }
}
