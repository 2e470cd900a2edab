//@ flags: +listener=race
// Double-checked locking with a plain field: the first, unlocked read races with the locked write.
public class DoubleCheckedRace {
    static Object instance;

    static Object get() {
        if (instance == null) { //~ RACE
            synchronized (DoubleCheckedRace.class) {
                if (instance == null) {
                    instance = new Object(); //~ RACE
                }
            }
        }
        return instance; //~ RACE
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(DoubleCheckedRace::get);
        t.start();
        get();
        t.join();
    }
}
