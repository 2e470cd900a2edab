//@ outputs: "0" | "1"
// The value is computed by whoever asks first; both may compute it, and one value wins.
public class ClassValueComputedByOne {
    static int x;

    static final ClassValue<Integer> V = new ClassValue<>() {
        protected Integer computeValue(Class<?> c) {
            return x;
        }
    };

    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> V.get(String.class));
        t.start();
        x = 1;
        int v = V.get(String.class);
        t.join();
        System.out.print(v);
    }
}
