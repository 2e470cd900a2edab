//@ outputs: "main main"
//@ native: yes
// Who overrides start starts nothing.
public class OverriddenStart {
    static class T extends Thread {
        String by;
        public void run() {
            by = Thread.currentThread().getName();
        }
        public synchronized void start() {
            run();
        }
    }

    public static void main(String[] a) throws Exception {
        T t = new T(), u = new T();
        t.start();
        u.start();
        t.join();
        System.out.print(t.by + " " + u.by);
    }
}
