//@ outputs: "012" | "021" | "102" | "120"
// A parallel loop over three numbers, on two processors: the thread that runs it does 1 first and then takes the newest of the two tasks that
// it has put there, 2; the one worker takes the oldest, 0. So 2 is never the first.
import java.util.stream.IntStream;

public class OrdersOfAParallelLoop {
    public static void main(String[] args) throws Exception {
        StringBuffer s = new StringBuffer();
        IntStream.range(0, 3).parallel().forEach(s::append);
        System.out.print(s);
    }
}
