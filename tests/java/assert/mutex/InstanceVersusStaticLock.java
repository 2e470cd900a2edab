// A static synchronized method locks the class, an instance method locks the object.
public class InstanceVersusStaticLock {
    static int inside;

    static synchronized void viaClass() {
        inside++;
        assert inside == 1; //~ ASSERT
        inside--;
    }

    synchronized void viaObject() {
        inside++;
        assert inside == 1; //~ ASSERT
        inside--;
    }

    public static void main(String[] args) throws Exception {
        InstanceVersusStaticLock o = new InstanceVersusStaticLock();
        Thread t = new Thread(o::viaObject);
        t.start();
        viaClass();
        t.join();
    }
}
