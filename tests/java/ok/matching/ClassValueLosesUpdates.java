//@ native: yes
//@ outputs: "1\n" | "2\n"
// The box behind ClassValue.get is shared by all threads; its plain increments can be lost.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class ClassValueLosesUpdates {
    static class Box {
        int n;
    }

    static final ClassValue<Box> boxes = new ClassValue<>() {
        @Override
        protected Box computeValue(Class<?> type) {
            return new Box();
        }
    };

    public static void main(String[] args) throws Exception {
        boxes.get(String.class);
        Thread t = new Thread(() -> boxes.get(String.class).n++);
        t.start();
        boxes.get(String.class).n++;
        t.join();
        System.out.println(boxes.get(String.class).n);
    }
}
