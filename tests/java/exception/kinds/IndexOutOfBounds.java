//@ expect: exception java.lang.ArrayIndexOutOfBoundsException
// Two threads increment a shared index with a check before.
public class IndexOutOfBounds {
    static final int[] cells = new int[1];
    static volatile int next;

    static void fill() {
        if (next < cells.length) {
            cells[next++] = 1; //~ THROWS
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(IndexOutOfBounds::fill);
        t.start();
        fill();
        t.join();
    }
}
