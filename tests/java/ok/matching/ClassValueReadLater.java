//@ native: yes
//@ outputs: "0\n" | "1\n" | "2\n"
// Main asks again and again; between its questions nothing but the ClassValue leads to the number.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class ClassValueReadLater {
    static volatile int turn;
    static final ClassValue<int[]> cells = new ClassValue<>() {
        @Override
        protected int[] computeValue(Class<?> type) {
            return new int[1];
        }
    };

    static void add() {
        int seen = cells.get(Object.class)[0];
        turn = 1;
        cells.get(Object.class)[0] = seen + 1;
        turn = 2;
    }

    public static void main(String[] args) throws Exception {
        cells.get(Object.class);
        Thread t = new Thread(() -> add());
        Thread u = new Thread(() -> add());
        t.start();
        u.start();
        turn = 3;
        turn = 4;
        System.out.println(cells.get(Object.class)[0]);
    }
}
