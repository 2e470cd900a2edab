//@ flags: +listener=race
// An element written by a handle in plain mode, read by an instruction.
import java.lang.invoke.*;

public class PlainElementByHandle {
    static final int[] A = new int[1];
    static final VarHandle H = MethodHandles.arrayElementVarHandle(int[].class);

    public static void main(String[] args) throws Exception {
        new Thread(() -> H.set(A, 0, 1)).start(); //~ RACE
        System.out.print(A[0]); //~ RACE
    }
}
