//@ flags: +listener=race
// Each thread has its own element. That others are in the same word of memory does not matter.
public class NeighbouringBytes {
    public static void main(String[] args) throws Exception {
        byte[] all = new byte[2];
        Thread t = new Thread(() -> all[0] = (byte) 1);
        t.start();
        all[1] = (byte) 1;
        t.join();
        if (all[0] != all[1]) throw new IllegalStateException();
    }
}
