//@ native: yes
//@ outputs: "1 1 2"
// Bytes beside each other do not disturb each other, however they are written.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class BytesOfOneWord {
    static final VarHandle BYTES = MethodHandles.arrayElementVarHandle(byte[].class);

    public static void main(String[] args) throws Exception {
        byte[] bytes = new byte[3];
        Thread a = new Thread(() -> {
            BYTES.getAndAdd(bytes, 0, (byte) 1);
            BYTES.getAndAdd(bytes, 2, (byte) 1);
        });
        a.start();
        bytes[1] = 1;
        BYTES.getAndAdd(bytes, 2, (byte) 1);
        a.join();
        System.out.print(bytes[0] + " " + bytes[1] + " " + bytes[2]);
    }
}
