//@ flags: +listener=race
// Each thread has its own element. That others are in the same word of memory does not matter.
public class NeighbouringBooleans {
    public static void main(String[] args) throws Exception {
        boolean[] all = new boolean[2];
        Thread t = new Thread(() -> all[0] = true);
        t.start();
        all[1] = true;
        t.join();
        if (all[0] != all[1]) throw new IllegalStateException();
    }
}
