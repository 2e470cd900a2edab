//@ expect: exception java.lang.InterruptedException
// main is interrupted while it joins the interrupter, or before, if that one is still alive.
public class InterruptedJoin {
    public static void main(String[] args) throws Exception {
        Thread first = Thread.currentThread();
        Thread t = new Thread(first::interrupt);
        t.start();
        t.join(); //~ THROWS
    }
}
