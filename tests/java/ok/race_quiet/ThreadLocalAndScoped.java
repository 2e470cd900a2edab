//@ flags: --race
//@ outputs: "1 2\n"
// Objects in thread locals belong to one thread each.
public class ThreadLocalAndScoped {
    static final ThreadLocal<int[]> LOCAL = ThreadLocal.withInitial(() -> new int[1]);

    public static void main(String[] args) throws Exception {
        int[] out = new int[1];
        Thread t = new Thread(() -> {
            LOCAL.get()[0] += 2;
            out[0] = LOCAL.get()[0];
        });
        t.start();
        LOCAL.get()[0]++;
        t.join();
        System.out.println(LOCAL.get()[0] + " " + out[0]);
    }
}
