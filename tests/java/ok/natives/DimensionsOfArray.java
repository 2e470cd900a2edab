//@ outputs: "12" | "14" | "34"
// The lengths of a new array of arrays are read from an array that another thread writes from behind.
import java.lang.reflect.Array;

public class DimensionsOfArray {
    static int[] dims = {1, 2};
    static String a = "";

    public static void main(String[] args) throws Exception {
        Thread t1 = new Thread(() -> {
            Object o = Array.newInstance(int.class, dims);
            a = ((int[][]) o).length + "" + ((int[][]) o)[0].length;
        });
        Thread t2 = new Thread(() -> {
            dims[1] = 4;
            dims[0] = 3;
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a);
    }
}
