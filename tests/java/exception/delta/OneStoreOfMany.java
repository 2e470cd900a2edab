//@ expect: exception java.lang.ArrayStoreException
// One of many states stores an object of a class that its array does not take, below a call of another class.
import gov.nasa.jpf.vm.Verify;

public class OneStoreOfMany {
    interface Shelf {
        void put(int at, Object what);
    }

    record Plain(Object[] places) implements Shelf {
        public void put(int at, Object what) {
            places[at] = what; //~ THROWS
        }
    }

    record Careful(Object[] places) implements Shelf {
        public void put(int at, Object what) {
            if (what instanceof String) {
                places[at] = what;
            }
        }
    }

    public static void main(String[] args) {
        Object[] places = Verify.getBoolean() ? new Object[3] : new String[3];
        Shelf shelf = Verify.getBoolean() ? new Plain(places) : new Careful(places);
        int at = Verify.getInt(0, 2);
        boolean isText = Verify.getBoolean();
        shelf.put(at, isText ? "text" : Integer.valueOf(at));
    }
}
