public class VolatileCount {
    static volatile int hits;
    public static void main(String[] args) throws Exception {
        Thread[] ts = new Thread[3];
        for (int i = 0; i < 3; i++) { ts[i] = new Thread(() -> hits++, "visitor-" + i); ts[i].start(); }
        for (Thread t : ts) t.join();
        if (hits != 3) throw new AssertionError("hits = " + hits);
    }
}
