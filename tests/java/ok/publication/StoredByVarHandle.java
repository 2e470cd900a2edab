//@ outputs: "1\n" | "2\n"
// A VarHandle stores a reference. The object is shared from then on: the two increments can overlap.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class StoredByVarHandle {
    static class Box {
        int n;
    }

    static Box shared;

    public static void main(String[] args) throws Exception {
        Box box = new Box();
        VarHandle handle = MethodHandles.lookup().findStaticVarHandle(StoredByVarHandle.class, "shared", Box.class);
        handle.setRelease(box);
        Thread t = new Thread(() -> {
            Box found = shared;
            found.n++;
        });
        t.start();
        box.n++;
        t.join();
        System.out.println(box.n);
    }
}
