//@ needs: jdk>=21
//@ outputs: "true\n" | "false\n"
// The thread has ended in time or not.
import java.time.*;

public class JoinOfAVirtualGivesUp {
    public static void main(String[] a) throws Exception {
        Thread t = Thread.startVirtualThread(() -> {});
        System.out.println(t.join(Duration.ofMillis(1)));
    }
}
