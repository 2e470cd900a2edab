//@ native: yes
//@ outputs: "1" | "2"
// The value of a variable of a thread is an object that the other one has handed over.
public class PutIntoALocalOfAnother {
    static final ThreadLocal<int[]> LOCAL = new ThreadLocal<>();
    static volatile int[] box;
    public static void main(String[] args) throws Exception {
        int[] mine = new int[1];
        LOCAL.set(mine);
        Thread t = new Thread(() -> { int[] got = box; while (got == null) { Thread.onSpinWait(); got = box; } LOCAL.set(got); LOCAL.get()[0]++; });
        t.start();
        box = mine;
        LOCAL.get()[0]++;
        t.join();
        System.out.print(mine[0]);
    }
}
