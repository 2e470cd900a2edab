//@ flags: +listener=race
// Double-checked locking without volatile: the first check is not ordered with the assignment.
public class LazyWithoutVolatile {
    static Object instance;

    static Object get() {
        if (instance == null) { //~ RACE
            synchronized (LazyWithoutVolatile.class) {
                if (instance == null) {
                    instance = new Object(); //~ RACE
                }
            }
        }
        return instance; //~ RACE
    }

    public static void main(String[] args) {
        new Thread(LazyWithoutVolatile::get).start();
        get();
    }
}
