//@ flags: +listener=race
// Each thread has its own element. That others are in the same word of memory does not matter.
public class NeighbouringCharacters {
    public static void main(String[] args) throws Exception {
        char[] all = new char[2];
        Thread t = new Thread(() -> all[0] = 'a');
        t.start();
        all[1] = 'a';
        t.join();
        if (all[0] != all[1]) throw new IllegalStateException();
    }
}
