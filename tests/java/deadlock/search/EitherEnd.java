//@ flags: +search.multiple_errors=true
//@ outputs: "through\n"
// The executions that do not deadlock all end with the same word.
public class EitherEnd {
    static final Object a = new Object(), b = new Object();

    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) { //~ DEADLOCK
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> both(b, a));
        t.start();
        both(a, b);
        t.join();
        System.out.println("through");
    }
}
