//@ outputs: "1\n" | "2\n"
// A method handle of a setter stores a reference. The object is shared from then on: the two increments can overlap.
import java.lang.invoke.MethodHandles;

public class SetterHandleStores {
    static class Box {
        int n;
    }

    static Box shared;

    public static void main(String[] args) throws Throwable {
        Box box = new Box();
        MethodHandles.lookup().findStaticSetter(SetterHandleStores.class, "shared", Box.class).invokeExact(box);
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
