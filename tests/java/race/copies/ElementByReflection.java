//@ flags: +listener=race
// An element read by reflection is read all the same.
import java.lang.reflect.Array;

public class ElementByReflection {
    static final int[] A = new int[1];

    public static void main(String[] args) throws Exception {
        new Thread(() -> A[0] = 1).start(); //~ RACE
        System.out.print(Array.getInt(A, 0)); //~ RACE
    }
}
