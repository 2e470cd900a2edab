//@ outputs: "2\n" | "3\n" | "4\n"
// Two streams add one twice each to a plain field: four if nothing is lost. Never less than two: whichever thread writes last has read
// after its own first write, so what it read is at least one.
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
