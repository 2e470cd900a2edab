// As ok/matching/ClassValueReadBesideNewThread; the value belongs to a class of the program.
// Confirmed on JDK 17 and 25: seen.
public class ClassValueAssertedBesideNewThread {
    static class Box {
        int n;
    }

    static volatile int other;
    static final ClassValue<Box> boxes = new ClassValue<>() {
        @Override
        protected Box computeValue(Class<?> type) {
            return new Box();
        }
    };

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> boxes.get(Box.class).n++);
        Thread u = new Thread(() -> boxes.get(Box.class).n++);
        t.start();
        u.start();
        t.join();
        u.join();
        new Thread(() -> other = 1).start();
        other = 2;
        assert boxes.get(Box.class).n == 2; //~ ASSERT
    }
}
