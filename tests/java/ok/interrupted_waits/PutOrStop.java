//@ outputs: "b12[]" | "b1null[2]" | "bnull1[2]" | "i1null[]" | "inull1[]" | "inullnull[1]" | "inullnull[]"
// Both are put ("b"): then one was polled in between, by the first poll or by the second one, or 2 too. Or the second is interrupted, and 1 was
// polled by either or by nobody; or the first was ("inullnull[]").
import java.util.concurrent.*;
public class PutOrStop {
    public static void main(String[] a) throws Exception {
        BlockingQueue<Integer> q = new LinkedBlockingQueue<>(1);
        String[] said = {""};
        Thread x = new Thread(() -> { try { q.put(1); q.put(2); said[0] += "b"; } catch (InterruptedException e) { said[0] += "i"; } });
        x.start();
        Integer first = q.poll();
        x.interrupt();
        Integer second = q.poll();
        x.join();
        System.out.print(said[0] + first + second + q);
    }
}
