import java.util.*;

// equals takes the monitor of the receiver, and then that of the argument.
public class VectorsCompared {
    public static void main(String[] a) throws Exception {
        Vector<Integer> x = new Vector<>(List.of(1)), y = new Vector<>(List.of(1));
        Thread t = new Thread(() -> x.equals(y));
        t.start();
        y.equals(x);
        t.join();
    }
}
