//@ expect: exception java.lang.IllegalThreadStateException
// A thread can be started once.
public class StartedTwice {
    public static void main(String[] args) {
        Thread t = new Thread(() -> {});
        t.start();
        t.start(); //~ THROWS
    }
}
