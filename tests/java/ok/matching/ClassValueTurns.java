//@ outputs: "ab\n" | "ba\n"
// Two paths that differ only in what a ClassValue holds are not the same.
public class ClassValueTurns {
    static final ClassValue<StringBuilder> log = new ClassValue<>() {
        @Override
        protected StringBuilder computeValue(Class<?> type) {
            return new StringBuilder();
        }
    };

    static synchronized void add(String s) {
        log.get(ClassValueTurns.class).append(s);
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> add("a"));
        t.start();
        add("b");
        t.join();
        System.out.println(log.get(ClassValueTurns.class));
    }
}
