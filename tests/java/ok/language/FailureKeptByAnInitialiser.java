//@ native: yes
//@ outputs: "first" | "second"
// An exception that is made by an initialiser has the stack of the thread that came first.
public class FailureKeptByAnInitialiser {
    static class H { static final Exception MADE = new Exception(); static void touch() {} }
    static void first() { H.touch(); }
    static void second() { H.touch(); }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(FailureKeptByAnInitialiser::first);
        t.start();
        second();
        t.join();
        for (StackTraceElement e : H.MADE.getStackTrace()) {
            if (e.getMethodName().equals("first") || e.getMethodName().equals("second")) System.out.print(e.getMethodName());
        }
    }
}
