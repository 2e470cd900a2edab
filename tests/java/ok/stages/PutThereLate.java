//@ outputs: "cmain mmain \n" | "cmain mx \n" | "cx mmain \n" | "cx mx \n" | "mmain cmain \n" | "mmain cx \n" | "mx cmain \n"
// x completes a, composes, and adds what waits for b (and runs m) above c, which was there first. If main takes them off, m comes first. x may have
// found b without a result and add m's source when c is gone: then c comes first, and main may still take off the other. x looks again after it has added
// it, and helps with what depends on b before it runs m: so x never runs m and then c.
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
