//@ outputs: "1\n"
// Without volatile it is broken under the Java memory model, yet right when every access takes effect
// at once, which is what the checker explores. With the race listener it is a race.
public class DoubleCheckedPlain {
    static DoubleCheckedPlain instance;
    static int made;
    int value;

    DoubleCheckedPlain() {
        made++;
        value = 3;
    }

    static DoubleCheckedPlain get() {
        if (instance == null) {
            synchronized (DoubleCheckedPlain.class) {
                if (instance == null) instance = new DoubleCheckedPlain();
            }
        }
        return instance;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            assert get().value == 3;
        });
        t.start();
        assert get().value == 3;
        t.join();
        System.out.println(made);
    }
}
