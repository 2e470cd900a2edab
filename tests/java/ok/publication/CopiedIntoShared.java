//@ outputs: "1\n" | "2\n"
// A copy stores references into a shared array. The object is shared from then on: the two increments can overlap.
public class CopiedIntoShared {
    static class Box {
        int n;
    }

    static final Object[] shared = new Object[2];

    public static void main(String[] args) throws Exception {
        Box box = new Box();
        System.arraycopy(new Box[] {box}, 0, shared, 1, 1);
        Thread t = new Thread(() -> {
            Box found = (Box) shared[1];
            found.n++;
        });
        t.start();
        box.n++;
        t.join();
        System.out.println(box.n);
    }
}
