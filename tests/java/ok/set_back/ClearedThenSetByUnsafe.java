//@ outputs: "11" | "10" | "12" | "00" | "02" | "22"
// The word goes from 1 to 0 to 2, written by Unsafe.
import java.lang.reflect.Field;
import sun.misc.Unsafe;

public class ClearedThenSetByUnsafe {
    volatile int x = 1;

    public static void main(String[] args) throws Exception {
        Field theUnsafe = Unsafe.class.getDeclaredField("theUnsafe");
        theUnsafe.setAccessible(true);
        Unsafe unsafe = (Unsafe) theUnsafe.get(null);
        long offset = unsafe.objectFieldOffset(ClearedThenSetByUnsafe.class.getDeclaredField("x"));
        ClearedThenSetByUnsafe it = new ClearedThenSetByUnsafe();
        Thread writer = new Thread(() -> {
            unsafe.putInt(it, offset, 0);
            unsafe.putInt(it, offset, 2);
        });
        writer.start();
        int a = it.x;
        int b = it.x;
        System.out.print("" + a + b);
    }
}
