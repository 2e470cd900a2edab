//@ flags: +listener=race
// Each side holds a lock, but not the same.
public class TwoLocksForOneField {
    static int x;
    static final Object A = new Object(), B = new Object();

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (A) {
                x++; //~ RACE
            }
        }).start();
        synchronized (B) {
            x++; //~ RACE
        }
    }
}
