//@ outputs: "cmain mmain \n" | "cmain mx \n" | "cx mmain \n" | "cx mx \n" | "mmain cmain \n" | "mmain cx \n" | "mx cmain \n"
// x completes a, composes, and puts what leads to m on b, above c; main completes b and takes off what is there, the upper one first.
// mmain cmain: x is in time. cmain mx, mx cmain: x finds b done and runs m itself, after or before main has come to c. cmain mmain: x found b without
// a result, and put m's source there when c was gone, for main to take. x looks at b again after that: if main has the source already, and it is done but
// not forgotten, x goes on with what depends on b, which is c, while main runs m (cx mmain, mmain cx); if main has not, x does so itself, c first (cx mx).
// Not mx cx: where x runs m without having put anything on b it has nothing to do with c, and where it has, it helps with b before m.
import java.util.concurrent.CompletableFuture;

public class PutThereLate {
    static String log = "";

    static synchronized void note(String text) {
        log += text + Thread.currentThread().getName() + " ";
    }

    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> a = new CompletableFuture<>(), b = new CompletableFuture<>();
        a.thenCompose(v -> b).thenRun(() -> note("m"));
        b.thenRun(() -> note("c"));
        Thread x = new Thread(() -> a.complete(1), "x");
        x.start();
        b.complete(2);
        x.join();
        System.out.println(log);
    }
}
