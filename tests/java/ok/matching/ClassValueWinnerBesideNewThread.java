//@ native: yes
//@ outputs: "t\n" | "u\n"
// As ClassValueReadBesideNewThread; the value is the name of the thread that computed it.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class ClassValueWinnerBesideNewThread {
    static volatile int other;
    static final ClassValue<String> names = new ClassValue<>() {
        @Override
        protected String computeValue(Class<?> type) {
            return Thread.currentThread().getName();
        }
    };

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> names.get(Object.class), "t");
        Thread u = new Thread(() -> names.get(Object.class), "u");
        t.start();
        u.start();
        t.join();
        u.join();
        new Thread(() -> other = 1).start();
        other = 2;
        System.out.println(names.get(Object.class));
    }
}
