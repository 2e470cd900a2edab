// One thread prints with the monitor of System.out, and the text of what is printed wants a lock whose holder wants that
// monitor.
public class TextUnderTheStreamsLock {
    static final Object l = new Object();

    static class E {
        public String toString() {
            synchronized (l) {
                return "e";
            }
        }
    }

    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            synchronized (l) {
                synchronized (System.out) {
                    System.out.print("");
                }
            }
        });
        t.start();
        synchronized (System.out) {
            System.out.print(new E());
        }
        t.join();
    }
}
