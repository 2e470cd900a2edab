//@ native: yes
//@ outputs: "0" | "1" | "2"
// Array.setInt and Array.getInt are accesses like others: an update of two threads may be lost, and one may be seen early.
import java.lang.reflect.Array;
public class HandlerChangedByReflection {
    static void add(Object a) { Array.setInt(a, 0, Array.getInt(a, 0) + 1); }
    public static void main(String[] args) throws Exception {
        Object a = Array.newInstance(int.class, 1);
        Thread t = new Thread(() -> add(a)), u = new Thread(() -> add(a));
        t.start();
        u.start();
        System.out.print(Array.getInt(a, 0));
        t.join();
        u.join();
    }
}
