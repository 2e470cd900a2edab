//@ native: yes
//@ needs: jdk>=25
//@ outputs: "" | "x"
// The common pool has daemons: the program may end before they have run.
import java.util.concurrent.*;

public class AsyncInADaemon {
    public static void main(String[] args) throws Exception {
        CompletableFuture.runAsync(() -> System.out.print("x"));
    }
}
