//@ native: yes
//@ outputs: "1 0" | "0 1"
// The factory of protocols can be set once; whoever comes second gets an error.
import java.net.*;
public class HandlerFactoryOnlyOnce {
    static int set() {
        try {
            URL.setURLStreamHandlerFactory(p -> null);
            return 1;
        } catch (Error e) {
            return 0;
        }
    }
    static int a;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> a = set());
        t.start();
        int b = set();
        t.join();
        System.out.print(a + " " + b);
    }
}
