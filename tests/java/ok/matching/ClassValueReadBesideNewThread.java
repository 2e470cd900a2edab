//@ native: yes
//@ outputs: "1\n" | "2\n"
// When the two workers have ended, a third thread begins: from there on only the contents of the
// ClassValue tell the states apart.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class ClassValueReadBesideNewThread {
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
        t.start();
        u.start();
        t.join();
        u.join();
        new Thread(() -> other = 1).start();
        other = 2;
        System.out.println(cells.get(String.class)[0]);
    }
}
