// Standard output formats under its own lock, and so calls the program.

public class FormattedUnderTheConsole {
    static final Object LOCK = new Object();

    public static void main(String[] args) throws Exception {
        Object text = new Object() {
            @Override
            public String toString() {
                synchronized (LOCK) { //~ DEADLOCK
                    return "x";
                }
            }
        };
        Thread t = new Thread(() -> System.out.printf("%s", text));
        t.start();
        synchronized (LOCK) {
            System.out.print("y"); //~ DEADLOCK
        }
    }
}
