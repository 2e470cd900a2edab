//@ outputs: "1\n" | "2\n"
// So does a compare-and-exchange of one in an array. The object is shared from then on: the two increments can overlap.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class ExchangedByVarHandle {
    static class Box {
        int n;
    }

    static final Box[] shared = new Box[1];

    public static void main(String[] args) throws Exception {
        Box box = new Box();
        VarHandle handle = MethodHandles.arrayElementVarHandle(Box[].class);
        handle.compareAndExchange(shared, 0, null, box);
        Thread t = new Thread(() -> {
            Box found = shared[0];
            found.n++;
        });
        t.start();
        box.n++;
        t.join();
        System.out.println(box.n);
    }
}
