//@ native: yes
//@ outputs: "1\n" | "2\n"
// The value belongs to a class of the program that does nothing else.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class ClassValueOfOwnClass {
    static class Key {}

    static class Box {
        int n;
    }

    static volatile int other;
    static final ClassValue<Box> cells = new ClassValue<>() {
        @Override
        protected Box computeValue(Class<?> type) {
            return new Box();
        }
    };

    static void add() {
        int seen = cells.get(Key.class).n;
        other = 1;
        cells.get(Key.class).n = seen + 1;
        other = 0;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> add());
        Thread u = new Thread(() -> add());
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(cells.get(Key.class).n);
    }
}
