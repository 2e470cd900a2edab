//@ flags: +listener=race
//@ outputs: "3"
// Double-checked locking with volatile.
public class EverydayDoubleChecked {
    static class Box {
        int n = 3;
    }

    static volatile Box box;

    static Box get() {
        Box b = box;
        if (b == null) {
            synchronized (EverydayDoubleChecked.class) {
                b = box;
                if (b == null) {
                    box = b = new Box();
                }
            }
        }
        return b;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            assert get().n == 3;
        });
        t.start();
        System.out.print(get().n);
        t.join();
    }
}
