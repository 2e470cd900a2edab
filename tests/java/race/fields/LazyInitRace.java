//@ flags: +listener=race
// Unlocked lazy creation: the test of one thread races with the store of the other.
public class LazyInitRace {
    static Object instance;

    static Object get() {
        if (instance == null) { //~ RACE
            instance = new Object(); //~ RACE
        }
        return instance; //~ RACE
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(LazyInitRace::get);
        t.start();
        get();
        t.join();
    }
}
