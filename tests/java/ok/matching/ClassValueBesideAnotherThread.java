//@ native: yes
//@ outputs: "1\n" | "2\n"
// As ClassValueOfTwoWorkers, with a third thread that goes on when the two have ended: then only the
// contents of the ClassValue tell the states apart.
// Confirmed on JDK 17 and 25, but for "1".
public class ClassValueBesideAnotherThread {
    static volatile int other;
    static final ClassValue<int[]> cells = new ClassValue<>() {
        @Override
        protected int[] computeValue(Class<?> type) {
            return new int[1];
        }
    };

    public static void main(String[] args) throws Exception {
        cells.get(String.class);
        Thread t = new Thread(() -> cells.get(String.class)[0]++);
        Thread u = new Thread(() -> cells.get(String.class)[0]++);
        Thread w = new Thread(() -> {
            other = 1;
            other = 2;
        });
        t.start();
        u.start();
        w.start();
        t.join();
        u.join();
        w.join();
        System.out.println(cells.get(String.class)[0]);
    }
}
