//@ native: yes
//@ outputs: "1\n" | "2\n"
// When both workers have ended, their increments are to be seen through the ClassValue only: a state
// with 1 is another than one with 2.
// Confirmed on JDK 17 and 25, but for "1".
public class ClassValueOfTwoWorkers {
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
        boxes.get(ClassValueOfTwoWorkers.class);
        Thread t = new Thread(() -> boxes.get(ClassValueOfTwoWorkers.class).n++);
        Thread u = new Thread(() -> boxes.get(ClassValueOfTwoWorkers.class).n++);
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(boxes.get(ClassValueOfTwoWorkers.class).n);
    }
}
