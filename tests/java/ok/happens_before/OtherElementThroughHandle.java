//@ flags: +listener=race
// Different elements do not meet.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class OtherElementThroughHandle {
    static final VarHandle CELL = MethodHandles.arrayElementVarHandle(int[].class);

    public static void main(String[] args) {
        int[] cells = new int[2];
        new Thread(() -> cells[1] = 1).start();
        int seen = (int) CELL.getVolatile(cells, 0);
    }
}
