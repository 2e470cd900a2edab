//@ flags: +listener=race
// The box is shared by the part of arraycopy that worked.
public class RaceAfterItFailed {
    static class Box {
        int n;
    }

    static final Box[] shared = new Box[2];

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            Box box;
            synchronized (shared) {
                box = shared[0];
            }
            if (box != null) {
                box.n++; //~ RACE
            }
        });
        t.start();
        Box mine = new Box();
        try {
            synchronized (shared) {
                System.arraycopy(new Object[] {mine, "no box"}, 0, shared, 0, 2);
            }
        } catch (ArrayStoreException e) {
            mine.n++; //~ RACE
        }
        t.join();
    }
}
