//@ native: yes
//@ outputs: "1 1\n"
// Each thread counts in its own copy.
public class ThreadLocalIsolated {
    static final ThreadLocal<Integer> count = ThreadLocal.withInitial(() -> 0);
    static int seen;

    static int add() {
        count.set(count.get() + 1);
        return count.get();
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> seen = add());
        t.start();
        int mine = add();
        t.join();
        assert mine == 1 && seen == 1;
        System.out.println(mine + " " + seen);
    }
}
