//@ native: yes
//@ outputs: "aa" | "ab" | "bb"
// The target of a call site is shared, and a switch point that is invalidated.
import java.lang.invoke.*;

public class CallSiteSwitched {
    static final SwitchPoint POINT = new SwitchPoint();
    static final MethodHandle CALL =
            POINT.guardWithTest(MethodHandles.constant(String.class, "a"), MethodHandles.constant(String.class, "b"));

    static String call() {
        try {
            return (String) CALL.invoke();
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> SwitchPoint.invalidateAll(new SwitchPoint[] {POINT}));
        t.start();
        String seen = call() + call();
        t.join();
        System.out.print(seen);
    }
}
