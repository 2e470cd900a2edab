// The order of side effects shows laziness, short-circuiting and barriers.
import java.util.*;
import java.util.stream.*;

public class LazinessOrder {
    static <T> T log(String what, T x) {
        System.out.println("  " + what + " " + x);
        return x;
    }

    public static void main(String[] args) {
        System.out.println("nothing runs without a terminal operation");
        Stream<Integer> lazy = Stream.of(1, 2, 3).peek(x -> log("never", x));
        System.out.println("findFirst");
        System.out.println(Stream.of(1, 2, 3, 4, 5).filter(x -> log("filter", x) % 2 == 0).map(x -> log("map", x) * 10).findFirst());
        System.out.println("sorted is a barrier");
        System.out.println(Stream.of(3, 1, 2).peek(x -> log("before", x)).sorted().peek(x -> log("after", x)).limit(2).collect(Collectors.toList()));
        System.out.println("flatMap with short circuit");
        System.out.println(Stream.of(1, 2, 3).flatMap(x -> Stream.of(x, x * 10, x * 100).peek(y -> log("inner", y))).anyMatch(y -> y == 20));
        System.out.println("skip and limit");
        System.out.println(Stream.iterate(1, x -> log("next", x + 1)).skip(2).limit(3).collect(Collectors.toList()));
        System.out.println("takeWhile and dropWhile");
        System.out.println(Stream.of(1, 2, 5, 1, 7).peek(x -> log("see", x)).dropWhile(x -> x < 3).takeWhile(x -> x < 6).collect(Collectors.toList()));
        System.out.println("matches");
        System.out.println(Stream.of(1, 2, 3).peek(x -> log("all", x)).allMatch(x -> x < 2));
        System.out.println(Stream.of(1, 2, 3).peek(x -> log("none", x)).noneMatch(x -> x == 2));
        System.out.println("distinct");
        System.out.println(Stream.of(2, 1, 2, 3, 1).peek(x -> log("in", x)).distinct().peek(x -> log("out", x)).count());
        System.out.println("onClose");
        try (Stream<String> s = Stream.of("x").onClose(() -> System.out.println("  closed 1")).onClose(() -> System.out.println("  closed 2"))) {
            s.forEach(x -> log("body", x));
        }
        Stream<Integer> cat = Stream.concat(Stream.of(1).onClose(() -> System.out.println("  close a")), Stream.of(2).onClose(() -> {
            throw new IllegalStateException("close b");
        }));
        try {
            cat.close();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            lazy.map(x -> x).count();
            lazy.count();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(lazy.isParallel());
        Iterator<Integer> it = Stream.of(1, 2, 3).map(x -> log("pulled", x)).iterator();
        System.out.println(it.next());
        System.out.println(it.hasNext() + " " + it.next());
    }
}
