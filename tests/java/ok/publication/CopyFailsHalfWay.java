//@ outputs: "1\n" | "2\n"
// A copy that fails half way has stored what fits. The object is shared from then on: the two increments can overlap.
public class CopyFailsHalfWay {
    static class Box {
        int n;
    }

    static final Box[] shared = new Box[2];

    public static void main(String[] args) throws Exception {
        Box box = new Box();
        try {
            System.arraycopy(new Object[] {box, "no box"}, 0, shared, 0, 2);
            assert false;
        } catch (ArrayStoreException expected) {
            assert shared[0] == box && shared[1] == null;
        }
        Thread t = new Thread(() -> {
            Box found = shared[0];
            found.n++;
        });
        t.start();
        box.n++;
        t.join();
        System.out.println(box.n);
    }
}
