import java.util.concurrent.*;
public class RowPool {
    static final ExecutorService pool = Executors.newFixedThreadPool(2);
    static int sum(int from, int to) throws Exception {
        if (to - from == 1) return from;
        int mid = (from + to) / 2;
        Future<Integer> left = pool.submit(() -> sum(from, mid)), right = pool.submit(() -> sum(mid, to));
        return left.get() + right.get();
    }
    public static void main(String[] args) throws Exception {
        int s = pool.submit(() -> sum(0, 4)).get();
        System.out.println(s);
        pool.shutdown();
    }
}
