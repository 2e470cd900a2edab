// As ok/matching/ClassValueOfTwoWorkers: an increment is lost.
// Confirmed on JDK 17 and 25: seen.
public class ClassValueOfWorkersAsserted {
    static final ClassValue<int[]> counters = new ClassValue<>() {
        @Override
        protected int[] computeValue(Class<?> type) {
            return new int[1];
        }
    };

    static void add() {
        counters.get(Object.class)[0]++;
    }

    public static void main(String[] args) throws Exception {
        counters.get(Object.class);
        Thread t = new Thread(() -> add());
        Thread u = new Thread(() -> add());
        t.start();
        u.start();
        t.join();
        u.join();
        assert counters.get(Object.class)[0] == 2; //~ ASSERT
    }
}
