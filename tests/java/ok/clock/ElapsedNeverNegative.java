//@ outputs: "ok\n"
//@ native: yes
// Whatever the clock does between reads, it does not go back, for nobody.
public class ElapsedNeverNegative {
    static void measure() {
        long nanos = System.nanoTime(), millis = System.currentTimeMillis();
        Thread.yield();
        assert System.nanoTime() - nanos >= 0;
        assert System.currentTimeMillis() - millis >= 0;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(ElapsedNeverNegative::measure);
        t.start();
        measure();
        t.join();
        System.out.println("ok");
    }
}
