//@ outputs: "012"
// forEachOrdered keeps the order, whoever runs it.
import java.util.stream.IntStream;

public class ForEachOrderedIsOrdered {
    static String log = "";

    public static void main(String[] args) {
        IntStream.range(0, 3).parallel().forEachOrdered(i -> log += i);
        System.out.print(log);
    }
}
