//@ outputs: "2\n" | "3\n" | "4\n"
// Two streams add one twice each to a plain field: four if nothing is lost, and never less than two, because the last write of
// a thread is at least one more than what its own first write left... or than one that the other wrote: two at least.
import java.util.stream.IntStream;

public class StreamsCountBeside {
    static int count;

    static void run() {
        IntStream.range(0, 2).forEach(i -> count++);
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(StreamsCountBeside::run);
        t.start();
        run();
        t.join();
        System.out.println(count);
    }
}
