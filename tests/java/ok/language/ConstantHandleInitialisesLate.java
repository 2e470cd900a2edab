//@ native: yes
//@ outputs: "0" | "1"
// A method reference to a static method initialises its class when it is called, not when it is made.
import java.util.function.IntSupplier;
public class ConstantHandleInitialisesLate {
    static volatile int n;
    static class H { static final int SEEN = n; static int seen() { return SEEN; } }
    public static void main(String[] args) throws Exception {
        IntSupplier s = H::seen;
        Thread t = new Thread(() -> n = 1);
        t.start();
        System.out.print(s.getAsInt());
        t.join();
    }
}
