import java.util.*;

// equals takes the monitor of the receiver, and then that of the argument.
public class HashtablesCompared {
    public static void main(String[] a) throws Exception {
        Hashtable<Integer,Integer> x = new Hashtable<>(), y = new Hashtable<>();
        x.put(1,1);
        y.put(1,1);
        Thread t = new Thread(() -> x.equals(y));
        t.start();
        y.equals(x);
        t.join();
    }
}
