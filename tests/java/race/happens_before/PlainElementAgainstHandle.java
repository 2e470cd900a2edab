//@ flags: +listener=race
// A plain write of an element and a volatile-mode read of it.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class PlainElementAgainstHandle {
    static final VarHandle CELL = MethodHandles.arrayElementVarHandle(int[].class);

    public static void main(String[] args) {
        int[] cells = new int[2];
        new Thread(() -> cells[1] = 1).start(); //~ RACE
        int seen = (int) CELL.getVolatile(cells, 1); //~ RACE
    }
}
