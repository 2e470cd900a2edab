//@ native: yes
//@ outputs: "00" | "01" | "11"
// Message passing by set and get in release and acquire mode, in the order of the program.
import java.lang.invoke.*;
public class PlainAndVolatileModes {
    int data, flag;
    static final VarHandle FLAG;
    static {
        try {
            FLAG = MethodHandles.lookup().findVarHandle(PlainAndVolatileModes.class, "flag", int.class);
        } catch (ReflectiveOperationException e) {
            throw new Error(e);
        }
    }
    public static void main(String[] args) throws Exception {
        PlainAndVolatileModes o = new PlainAndVolatileModes();
        Thread t = new Thread(() -> { o.data = 1; FLAG.setRelease(o, 1); });
        t.start();
        int f = (int) FLAG.getAcquire(o);
        System.out.print(f + "" + o.data);
        t.join();
    }
}
