//@ outputs: "4" | "5"
// One thread sets a bit in one step, the other in two: the bit of the first may be lost, that of the second may not.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class BitsByHandleAndByHand {
    static int bits;

    public static void main(String[] args) throws Exception {
        VarHandle handle = MethodHandles.lookup().findStaticVarHandle(BitsByHandleAndByHand.class, "bits", int.class);
        Thread other = new Thread(() -> { int ignored = (int) handle.getAndBitwiseOr(1); });
        other.start();
        bits |= 4;
        other.join();
        System.out.print(bits);
    }
}
