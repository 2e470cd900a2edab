import java.util.ArrayList;
import java.util.HashMap;

/** Threads that compute for long between two steps that others notice. */
public class LongSteps {
    static final int THREADS = Integer.getInteger("threads", 2), ROUNDS = Integer.getInteger("rounds", 2);
    static final int WORK = Integer.getInteger("work", 300);
    static final int[] TABLE = new int[256];
    static int scale = 3;
    static int total;
    static final Object LOCK = new Object();

    static class Shape {
        final int width; int height;
        Shape(int w, int h) { width = w; height = h; }
        int area() { return width * height; }
    }
    static final Shape[] SHAPES = new Shape[16];

    interface Job { int run(int seed); }

    static int own(int seed) {
        int[] cells = new int[64];
        for (int k = 0; k < WORK; k++)
            for (int i = 1; i < 64; i++) cells[i] += cells[i - 1] * 31 + seed + k;
        return cells[63];
    }
    static int table(int seed) {
        int sum = seed;
        for (int k = 0; k < WORK; k++)
            for (int i = 0; i < 64; i++) sum += TABLE[(sum + i) & 255] * scale;
        return sum;
    }
    static int shapes(int seed) {
        int sum = seed;
        for (int k = 0; k < WORK; k++)
            for (int i = 0; i < 16; i++) sum += SHAPES[i].area() + SHAPES[(sum & 15)].height;
        return sum;
    }
    static int guarded(int seed) {
        synchronized (LOCK) {
            for (int k = 0; k < WORK; k++)
                for (int i = 0; i < 32; i++) total = total * 31 + i + seed;
            return total;
        }
    }
    static int library(int seed) {
        HashMap<Integer, Integer> map = new HashMap<>();
        ArrayList<String> names = new ArrayList<>();
        for (int k = 0; k < WORK * 2; k++) {
            map.merge(k % 37 + seed, k, Integer::sum);
            if (k % 8 == 0) names.add("n" + k);
        }
        return map.hashCode() + names.size();
    }

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 256; i++) TABLE[i] = i * 7 + 1;
        for (int i = 0; i < 16; i++) SHAPES[i] = new Shape(i, i + 2);
        String kind = args.length > 0 ? args[0] : "own";
        Job job = switch (kind) {
            case "own" -> LongSteps::own;
            case "table" -> LongSteps::table;
            case "shapes" -> LongSteps::shapes;
            case "guarded" -> LongSteps::guarded;
            default -> LongSteps::library;
        };
        int[] done = new int[1];
        Object lock = new Object();
        Thread[] threads = new Thread[THREADS];
        for (int t = 0; t < THREADS; t++) {
            int seed = t;
            threads[t] = new Thread(() -> {
                for (int r = 0; r < ROUNDS; r++) {
                    int result = job.run(seed + r);
                    synchronized (lock) { done[0] += result & 1; }
                }
            });
        }
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
        System.out.println(done[0] >= 0);
    }
}
