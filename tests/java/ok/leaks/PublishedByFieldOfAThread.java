//@ outputs: "1" | "2"
// Others get at the object by a field of a thread that is found by enumerate: it is shared from then on, and both count.
public class PublishedByFieldOfAThread {
    static class Box {
        int n;
    }

    static class T extends Thread {
        volatile Box b;
        boolean end;
        public synchronized void run() {
            while (!end) try {
                wait();
            } catch (InterruptedException e) {}
        }
    }

    static Box find() {
        Thread[] all = new Thread[9];
        int n = Thread.enumerate(all);
        for (int i = 0; i < n; i++) if (all[i] instanceof T) return ((T) all[i]).b;
        return null;
    }

    public static void main(String[] args) throws Throwable {
        T h = new T();
        h.start();
        Thread t = new Thread(() -> {
            try {
                Box b;
                while ((b = find()) == null) Thread.yield();
                b.n++;
            } catch (Throwable e) {
                throw new Error(e);
            }
        });
        t.start();
        Box mine = new Box();
        h.b = mine;
        mine.n++;
        t.join();
        synchronized (h) {
            h.end = true;
            h.notify();
        }
        h.join();
        System.out.print(mine.n);
    }
}
