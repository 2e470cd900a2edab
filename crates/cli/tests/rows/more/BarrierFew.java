import java.util.concurrent.*;
public class BarrierFew {
    static final CyclicBarrier barrier = new CyclicBarrier(3, () -> System.out.println("phase over"));
    static void phase() { try { barrier.await(); } catch (Exception e) { throw new RuntimeException(e); } }
    public static void main(String[] args) throws Exception {
        Thread a = new Thread(BarrierFew::phase, "left"), b = new Thread(BarrierFew::phase, "right");
        a.start(); b.start();
        a.join(); b.join();
    }
}
