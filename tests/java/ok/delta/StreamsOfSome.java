// Streams over what differs: lengths, elements, sorting, grouping, early ends, reduction, and one in the middle of which a choice is made.
import gov.nasa.jpf.vm.Verify;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class StreamsOfSome {
    static void run() {
        int n = choose(0, 3);
        int step = choose(1, 2);
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < n; i += step) {
            numbers.add(3 * i % 4);
        }
        int sum = IntStream.range(0, n + 1).filter(i -> i % step == 0).map(i -> i * i).sum();
        List<Integer> sorted = numbers.stream().sorted().collect(Collectors.toList());
        int first = numbers.stream().filter(x -> x > step).findFirst().orElse(-1);
        int chosen = IntStream.range(0, n).limit(2).map(i -> choose(0, 1) + i).sum();
        TreeMap<Boolean, Long> counts =
            numbers.stream().collect(Collectors.partitioningBy(x -> x > 0, Collectors.counting()))
                .entrySet().stream().collect(Collectors.toMap(e -> e.getKey(), e -> e.getValue(), Long::sum, TreeMap::new));
        choose(0, 1);
        System.out.println(n + " " + step + " " + sum + " " + sorted + " " + first + " " + chosen + " " + counts);
    }

    /** Below nought while nothing is chosen yet: what is done for the first time is not done for many states at once. */
    static int round = -12;

    static int choose(int low, int high) {
        return round < 0 ? low - round * 5 % (high - low + 1) : Verify.getInt(low, high);
    }

    public static void main(String[] args) {
        for (; round < 0; round++) {
            run();
        }
        run();
    }
}
