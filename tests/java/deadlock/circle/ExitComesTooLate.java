// The program is ended from outside a while later. That does not undo the deadlock of two of its threads.
public class ExitComesTooLate {
    public static void main(String[] args) throws Exception {
        Object a = new Object(), b = new Object();
        new Thread(() -> {
            synchronized (a) {
                synchronized (b) { //~ DEADLOCK
                }
            }
        }).start();
        new Thread(() -> {
            synchronized (b) {
                synchronized (a) { //~ DEADLOCK
                }
            }
        }).start();
        Thread.sleep(1000);
        System.exit(0);
    }
}
