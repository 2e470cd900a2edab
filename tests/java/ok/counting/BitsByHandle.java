//@ native: yes
//@ outputs: "3"
// Bits are set in one step by a handle.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class BitsByHandle {
    static int bits;
    static final VarHandle BITS;

    static {
        try {
            BITS = MethodHandles.lookup().findStaticVarHandle(BitsByHandle.class, "bits", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    static void set(int bit) {
        BITS.getAndBitwiseOr(bit);
    }

    public static void main(String[] args) throws Exception {
        // Links the call.
        set(0);
        Thread a = new Thread(() -> set(1));
        a.start();
        set(2);
        a.join();
        System.out.print(bits);
    }
}
