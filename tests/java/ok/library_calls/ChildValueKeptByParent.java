//@ outputs: "1" | "2"
// The copy that a child inherits is handed back to the parent, who counts in it as well: one of two increments may be lost.
public class ChildValueKeptByParent {
    static int[] kept;
    public static void main(String[] args) throws Exception {
        InheritableThreadLocal<int[]> local = new InheritableThreadLocal<>() { protected int[] childValue(int[] p) { return p.clone(); } };
        local.set(new int[1]);
        ThreadLocal<int[]> mine = new ThreadLocal<>();
        Thread other = new Thread(() -> { int[] a = local.get(); kept = a; a[0]++; });
        other.start();
        other.join(1);
        while (kept == null) Thread.onSpinWait();
        mine.set(kept);
        mine.get()[0]++;
        other.join();
        System.out.print(mine.get()[0]);
    }
}
