//@ native: yes
//@ outputs: "UnsupportedOperationException 1"
import java.util.concurrent.*;
public class MinimalStageCannotComplete {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> a = new CompletableFuture<>();
        CompletionStage<Integer> s = a.minimalCompletionStage();
        Thread t = new Thread(() -> a.complete(1));
        t.start();
        try {
            ((CompletableFuture<Integer>) s).complete(2);
        } catch (UnsupportedOperationException e) {
            System.out.print("UnsupportedOperationException ");
        }
        System.out.print(s.toCompletableFuture().join());
    }
}
