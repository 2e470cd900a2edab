//@ outputs: "0" | "5"
// What one thread notes about an object another one can ask for.
import gov.nasa.jpf.vm.Verify;

public class AttributesByThreads {
    static Object o = new Object();
    static String a = "";

    public static void main(String[] args) throws Exception {
        Thread t1 = new Thread(() -> {
            Verify.setObjectAttribute(o, 5);
        });
        Thread t2 = new Thread(() -> {
            a = "" + Verify.getObjectAttribute(o);
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a);
    }
}
