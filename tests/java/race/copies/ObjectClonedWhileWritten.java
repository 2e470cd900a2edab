//@ flags: +listener=race
// A clone reads all fields.

public class ObjectClonedWhileWritten {
    static class Point implements Cloneable {
        int x;

        Point copy() {
            try {
                return (Point) clone(); //~ RACE
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }

    static final Point P = new Point();

    public static void main(String[] args) throws Exception {
        new Thread(() -> P.x = 1).start(); //~ RACE
        P.copy();
    }
}
