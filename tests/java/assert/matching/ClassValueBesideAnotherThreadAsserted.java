// As ok/matching/ClassValueBesideAnotherThread.
// Confirmed on JDK 17 and 25: seen.
public class ClassValueBesideAnotherThreadAsserted {
    static volatile int other;
    static final ClassValue<int[]> cells = new ClassValue<>() {
        @Override
        protected int[] computeValue(Class<?> type) {
            return new int[1];
        }
    };

    static void add() {
        cells.get(String.class)[0]++;
        other++;
    }

    public static void main(String[] args) throws Exception {
        cells.get(String.class);
        Thread t = new Thread(() -> add());
        Thread u = new Thread(() -> add());
        t.start();
        u.start();
        other = 7;
        t.join();
        other = 8;
        u.join();
        assert cells.get(String.class)[0] == 2; //~ ASSERT
    }
}
