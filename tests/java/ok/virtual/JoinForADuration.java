//@ needs: jdk>=21
//@ native: yes
//@ outputs: "true 1" | "false 0" | "false 1"
import java.time.*;
public class JoinForADuration {
    static volatile int x;
    public static void main(String[] args) throws Exception {
        Thread t = Thread.ofPlatform().start(() -> x = 1);
        boolean ended = t.join(Duration.ofMillis(1));
        System.out.print(ended + " " + x);
    }
}
