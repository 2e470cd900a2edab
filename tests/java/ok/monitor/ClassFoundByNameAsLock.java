//@ outputs: "2"
// The class that is found by name is the one that static methods are synchronized on.
public class ClassFoundByNameAsLock {
    static int n;

    static synchronized void s() {
        n++;
    }

    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            try {
                synchronized (Class.forName("ClassFoundByNameAsLock")) {
                    n++;
                }
            } catch (Exception e) {}
        });
        t.start();
        s();
        t.join();
        System.out.print(n);
    }
}
