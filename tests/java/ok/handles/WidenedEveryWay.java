//@ outputs: "7 -3 98 1.0 -2.0 3.5 5.0E9 ok"
//@ native: yes
// Numbers of each type given to handles of wider ones; to a narrower one is an error.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.invoke.WrongMethodTypeException;

public class WidenedEveryWay {
    static final VarHandle I = MethodHandles.arrayElementVarHandle(int[].class);
    static final VarHandle L = MethodHandles.arrayElementVarHandle(long[].class);
    static final VarHandle F = MethodHandles.arrayElementVarHandle(float[].class);
    static final VarHandle D = MethodHandles.arrayElementVarHandle(double[].class);

    public static void main(String[] args) {
        int[] i = new int[1];
        long[] l = new long[2];
        float[] f = new float[2];
        double[] d = new double[2];
        I.setVolatile(i, 0, (short) 7);
        L.setVolatile(l, 0, (byte) -3);
        L.set(l, 1, 'b');
        F.set(f, 0, 1);
        F.set(f, 1, -2L);
        D.set(d, 0, 3.5f);
        D.setRelease(d, 1, 5_000_000_000L);
        String s = "ok";
        try {
            I.set(i, 0, 1L);
            s = "narrowed";
        } catch (WrongMethodTypeException e) {
        }
        System.out.print(i[0] + " " + l[0] + " " + l[1] + " " + f[0] + " " + f[1] + " " + d[0] + " " + d[1] + " " + s);
    }
}
