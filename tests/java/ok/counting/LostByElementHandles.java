//@ native: yes
//@ outputs: "1" | "2"
// Elements by method handles and by reflection.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Array;

public class LostByElementHandles {
    public static void main(String[] args) throws Exception {
        MethodHandle get = MethodHandles.arrayElementGetter(int[].class);
        int[] array = new int[1];
        Thread a = new Thread(() -> Array.setInt(array, 0, Array.getInt(array, 0) + 1));
        a.start();
        try {
            array[0] = (int) get.invoke(array, 0) + 1;
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
        a.join();
        System.out.print(array[0]);
    }
}
