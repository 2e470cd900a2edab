//@ needs: jdk>=21
//@ native: yes
//@ outputs: "1"
import java.util.concurrent.locks.*;
public class VirtualParkedAndUnparked {
    static volatile int x;
    public static void main(String[] args) throws Exception {
        Thread t = Thread.ofVirtual().start(() -> { while (x == 0) LockSupport.park(); });
        x = 1;
        LockSupport.unpark(t);
        t.join();
        System.out.print(x);
    }
}
