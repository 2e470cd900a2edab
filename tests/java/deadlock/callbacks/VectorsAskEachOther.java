// A vector that contains another is compared under both locks.
import java.util.*;

public class VectorsAskEachOther {
    public static void main(String[] args) throws Exception {
        Vector<Object> a = new Vector<>();
        Vector<Object> b = new Vector<>();
        a.add(1);
        b.add(1);
        Thread t = new Thread(() -> a.removeAll(b)); //~ DEADLOCK
        t.start();
        b.removeAll(a); //~ DEADLOCK
    }
}
