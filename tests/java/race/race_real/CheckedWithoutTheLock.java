//@ flags: --race
// Double-checked locking with a plain field.
public class CheckedWithoutTheLock {
    static CheckedWithoutTheLock instance;
    int value = 7;

    static CheckedWithoutTheLock get() {
        if (instance == null) { //~ RACE
            synchronized (CheckedWithoutTheLock.class) {
                if (instance == null) instance = new CheckedWithoutTheLock(); //~ RACE
            }
        }
        return instance; //~ RACE
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> get());
        t.start();
        get();
        t.join();
    }
}
