//@ outputs: "0,0" | "1,0" | "1,1"
// Both fields are set, one after the other, while the object is cloned.
public class CopyOfWhatIsBeingSet {
    static class Pair implements Cloneable {
        volatile int a;
        volatile int b;

        Pair copy() throws CloneNotSupportedException {
            return (Pair) clone();
        }
    }

    static final Pair pair = new Pair();

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> { pair.a = 1; pair.b = 1; });
        writer.start();
        Pair copy = pair.copy();
        writer.join();
        System.out.print(copy.a + "," + copy.b);
    }
}
