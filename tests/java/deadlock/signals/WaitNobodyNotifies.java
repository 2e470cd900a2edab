// Nobody ever notifies.
public class WaitNobodyNotifies {
    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        synchronized (lock) {
            lock.wait(); //~ DEADLOCK
        }
    }
}
