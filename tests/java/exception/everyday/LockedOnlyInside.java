//@ expect: exception java.lang.NullPointerException
// The field is published before the object is complete.
public class LockedOnlyInside {
    static class One {
        Object part;
    }

    static volatile One one;

    static One get() {
        if (one == null) {
            synchronized (LockedOnlyInside.class) {
                if (one == null) {
                    one = new One();
                    one.part = new Object();
                }
            }
        }
        return one;
    }

    public static void main(String[] args) {
        new Thread(() -> get().part.hashCode()).start(); //~ THROWS
        get().part.hashCode(); //~ THROWS
    }
}
