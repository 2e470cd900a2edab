//@ needs: jdk>=24
// Gatherers: windows, folds, scans, concurrent mapping, custom with state.
import java.util.*;
import java.util.stream.*;

public class GathererOps {
    static <T> Gatherer<T, ?, T> everyOther() {
        return Gatherer.<T, int[], T>ofSequential(() -> new int[1], (state, x, down) -> state[0]++ % 2 == 0 ? down.push(x) : true);
    }

    public static void main(String[] args) {
        System.out.println(IntStream.range(0, 8).boxed().gather(Gatherers.windowFixed(3)).toList());
        System.out.println(IntStream.range(0, 5).boxed().gather(Gatherers.windowSliding(3)).toList());
        System.out.println(IntStream.range(0, 2).boxed().gather(Gatherers.windowSliding(3)).toList());
        System.out.println(Stream.of(1, 2, 3, 4).gather(Gatherers.scan(() -> "", (s, x) -> s + x)).toList());
        System.out.println(Stream.of(1, 2, 3, 4).gather(Gatherers.fold(() -> 0, Integer::sum)).toList());
        System.out.println(Stream.of(1, 2, 3, 4).gather(Gatherers.mapConcurrent(2, x -> x * x)).toList());
        System.out.println(Stream.of(1, 2, 3, 4, 5).gather(everyOther()).toList());
        Gatherer<Integer, ?, String> limited = Gatherer.ofSequential(() -> new ArrayList<Integer>(), (list, x, down) -> {
            list.add(x);
            return list.stream().mapToInt(i -> i).sum() < 10;
        }, (list, down) -> down.push("total of " + list));
        System.out.println(Stream.iterate(1, x -> x + 1).peek(x -> System.out.print("<" + x + ">")).gather(limited).toList());
        System.out.println(Stream.of(1, 2, 3, 4, 5, 6).gather(Gatherers.<Integer>windowFixed(2).andThen(Gatherer.of((w, x, down) -> down.push(x.size() * 100 + (Integer) x.get(0))))).toList());
        System.out.println(Stream.iterate(0, x -> x + 1).gather(everyOther()).limit(4).toList());
        System.out.println(Stream.<Integer>empty().gather(Gatherers.windowFixed(3)).toList());
        System.out.println(IntStream.range(0, 100).boxed().parallel().gather(Gatherers.windowFixed(10)).mapToInt(w -> w.get(0)).sum());
        try {
            Gatherers.windowFixed(0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
