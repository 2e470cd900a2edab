//@ outputs: "false\n"
// A thread that ended makes room for another one, whose objects have identity hashes of their own.
public class HashesOfReusedSlots {
    static final Object[] made = new Object[2];
    static final int[] hashes = new int[2];

    static void make(int i) {
        made[i] = new Object();
        hashes[i] = System.identityHashCode(made[i]);
    }

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 2; i++) {
            int index = i;
            Thread t = new Thread(() -> make(index));
            t.start();
            t.join();
        }
        System.out.println(hashes[0] == hashes[1]);
    }
}
