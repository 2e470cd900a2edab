//@ native: yes
//@ outputs: "[a]" | "[b]" | "[a, b]" | "[b, a]"
// A handle bound to a plain list, called by two threads: an element may be lost.
import java.lang.invoke.*;
import java.util.*;
public class BoundInThreads {
    public static void main(String[] args) throws Throwable {
        ArrayList<String> l = new ArrayList<>(4);
        MethodHandle add = MethodHandles.lookup().bind(l, "add", MethodType.methodType(boolean.class, Object.class));
        Thread t = new Thread(() -> { try { boolean b = (boolean) add.invoke((Object) "a"); } catch (Throwable e) { throw new Error(e); } });
        t.start();
        boolean b = (boolean) add.invoke((Object) "b");
        t.join();
        System.out.print(l);
    }
}
