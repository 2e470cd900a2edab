//@ flags: +listener=race
// Each thread has its own element. That others are in the same word of memory does not matter.
public class NeighbouringShorts {
    public static void main(String[] args) throws Exception {
        short[] all = new short[2];
        Thread t = new Thread(() -> all[0] = (short) 1);
        t.start();
        all[1] = (short) 1;
        t.join();
        if (all[0] != all[1]) throw new IllegalStateException();
    }
}
