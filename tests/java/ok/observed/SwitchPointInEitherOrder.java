//@ native: yes
//@ outputs: "false\n" | "true\n"
// A switch point is invalidated once, before or after it is asked.
import java.lang.invoke.SwitchPoint;

public class SwitchPointInEitherOrder {
    public static void main(String[] args) throws Throwable {
        SwitchPoint point = new SwitchPoint();
        Thread other = new Thread(() -> SwitchPoint.invalidateAll(new SwitchPoint[] {point}));
        other.start();
        System.out.println(point.hasBeenInvalidated());
        other.join();
    }
}
