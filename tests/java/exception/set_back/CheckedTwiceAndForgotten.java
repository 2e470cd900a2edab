//@ expect: exception java.lang.NullPointerException
// Made when it is needed, checked twice, but read once more after somebody has dropped it.
public class CheckedTwiceAndForgotten {
    static volatile int[] instance;

    static int get() {
        if (instance == null) {
            synchronized (CheckedTwiceAndForgotten.class) {
                if (instance == null) {
                    instance = new int[1];
                }
            }
        }
        return instance[0]; //~ THROWS
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            get();
        });
        other.start();
        instance = null;
        other.join();
    }
}
