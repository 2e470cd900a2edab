//@ outputs: "1\n" | "2\n"
// Field.set stores a reference. The object is shared from then on: the two increments can overlap.
public class StoredByReflectedField {
    static class Box {
        int n;
    }

    static Box shared;

    public static void main(String[] args) throws Exception {
        Box box = new Box();
        StoredByReflectedField.class.getDeclaredField("shared").set(null, box);
        Thread t = new Thread(() -> {
            Box found = shared;
            found.n++;
        });
        t.start();
        box.n++;
        t.join();
        System.out.println(box.n);
    }
}
