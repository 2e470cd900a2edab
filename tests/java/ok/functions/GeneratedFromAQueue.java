//@ outputs: "12" | "1-" | "2-"
// The stream polls twice; the other thread takes one before, between or after.
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Stream;

public class GeneratedFromAQueue {
    public static void main(String[] args) throws Exception {
        ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>(List.of(1, 2));
        Thread other = new Thread(queue::poll);
        other.start();
        StringBuilder text = new StringBuilder();
        Stream.generate(queue::poll).limit(2).forEach(x -> text.append(x == null ? "-" : x));
        System.out.print(text);
    }
}
