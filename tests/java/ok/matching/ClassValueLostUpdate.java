//@ outputs: "1\n" | "2\n"
// What a ClassValue computed is state like any other: the two increments can overlap.
public class ClassValueLostUpdate {
    static final ClassValue<int[]> counters = new ClassValue<>() {
        @Override
        protected int[] computeValue(Class<?> type) {
            return new int[1];
        }
    };

    static void increment() {
        int[] counter = counters.get(String.class);
        counter[0]++;
    }

    public static void main(String[] args) throws Exception {
        counters.get(String.class);
        Thread t = new Thread(ClassValueLostUpdate::increment);
        t.start();
        increment();
        t.join();
        System.out.println(counters.get(String.class)[0]);
    }
}
