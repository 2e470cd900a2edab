//@ outputs: "1\n" | "2\n"
// A clone leads to what the original leads to. The object is shared from then on: the two increments can overlap.
public class ClonedThenPublished {
    static class Box {
        int n;
    }

    static volatile Box[] shared;

    public static void main(String[] args) throws Exception {
        Box[] local = {new Box()};
        Box box = local[0];
        shared = local.clone();
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
