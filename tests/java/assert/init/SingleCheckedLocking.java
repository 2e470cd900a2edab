// The second check inside the lock is missing: both pass the first and both make an instance.
public class SingleCheckedLocking {
    static volatile SingleCheckedLocking instance;
    static int made;

    SingleCheckedLocking() {
        made++;
        assert made == 1; //~ ASSERT
    }

    static void get() {
        if (instance == null) {
            synchronized (SingleCheckedLocking.class) {
                instance = new SingleCheckedLocking();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(SingleCheckedLocking::get);
        t.start();
        get();
        t.join();
    }
}
