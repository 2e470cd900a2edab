//@ outputs: "1 1 2\n"
// Each thread has a value of its own, which it can have made again.
public class LocalsRemoved {
    static int made;

    static synchronized int make() {
        return ++made;
    }

    public static void main(String[] args) throws Exception {
        ThreadLocal<Integer> local = ThreadLocal.withInitial(() -> 1);
        int[] seen = new int[1];
        Thread t = new Thread(() -> {
            seen[0] = local.get();
            local.set(7);
        });
        t.start();
        local.set(2);
        t.join();
        int mine = local.get();
        local.remove();
        System.out.println(seen[0] + " " + local.get() + " " + mine);
    }
}
