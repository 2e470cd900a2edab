//@ native: yes
//@ outputs: "1" | "2"
// A static synchronized method locks the class, an instance method the object.

public class ClassAsALock {
    static int n;

    static synchronized void ofClass() {
        n++;
    }

    synchronized void ofObject() {
        n++;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(ClassAsALock::ofClass);
        t.start();
        new ClassAsALock().ofObject();
        t.join();
        System.out.print(n);
    }
}
