// A listener is called while the subject's lock is held and takes its own lock; elsewhere the order is
// the other way round.
public class CallbackUnderLock {
    static final Object subject = new Object();
    static final Object listener = new Object();

    static void fire(Runnable callback) {
        synchronized (subject) { //~ DEADLOCK
            callback.run();
        }
    }

    static void changed() {
        synchronized (listener) { //~ DEADLOCK
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            synchronized (listener) {
                fire(() -> {});
            }
        });
        t.start();
        fire(CallbackUnderLock::changed);
        t.join();
    }
}
