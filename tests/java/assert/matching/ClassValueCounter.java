// As ok/matching/ClassValueLosesUpdates, as an assertion.
// Confirmed on JDK 17 and 25: seen.
public class ClassValueCounter {
    static final ClassValue<int[]> counters = new ClassValue<>() {
        @Override
        protected int[] computeValue(Class<?> type) {
            return new int[1];
        }
    };

    public static void main(String[] args) throws Exception {
        counters.get(Object.class);
        Thread t = new Thread(() -> counters.get(Object.class)[0]++);
        t.start();
        counters.get(Object.class)[0]++;
        t.join();
        assert counters.get(Object.class)[0] == 2; //~ ASSERT
    }
}
