// Matrix product, transpose and breadth-first search written with streams.
import java.util.*;
import java.util.stream.*;

public class MatrixAndGraph {
    static int[][] multiply(int[][] a, int[][] b) {
        return Arrays.stream(a).map(row -> IntStream.range(0, b[0].length).map(j -> IntStream.range(0, b.length).map(k -> row[k] * b[k][j]).sum()).toArray()).toArray(int[][]::new);
    }

    static int[][] transpose(int[][] m) {
        return IntStream.range(0, m[0].length).mapToObj(j -> Arrays.stream(m).mapToInt(r -> r[j]).toArray()).toArray(int[][]::new);
    }

    static List<List<Integer>> permutations(List<Integer> l) {
        if (l.isEmpty()) return List.of(List.of());
        return l.stream().flatMap(x -> permutations(l.stream().filter(y -> !y.equals(x)).collect(Collectors.toList())).stream().map(p -> {
            List<Integer> q = new ArrayList<>(List.of(x));
            q.addAll(p);
            return q;
        })).collect(Collectors.toList());
    }

    static Map<String, Integer> distances(Map<String, List<String>> g, String from) {
        Map<String, Integer> dist = new TreeMap<>(Map.of(from, 0));
        List<String> frontier = List.of(from);
        while (!frontier.isEmpty()) {
            int d = dist.get(frontier.get(0)) + 1;
            frontier = frontier.stream().flatMap(n -> g.getOrDefault(n, List.of()).stream()).distinct().filter(n -> dist.putIfAbsent(n, d) == null).collect(Collectors.toList());
            System.out.println("frontier " + frontier);
        }
        return dist;
    }

    public static void main(String[] args) {
        int[][] a = {{1, 2, 3}, {4, 5, 6}};
        System.out.println(Arrays.deepToString(transpose(a)) + " " + Arrays.deepToString(multiply(a, transpose(a))));
        int[][] fib = {{1, 1}, {1, 0}};
        int[][] power = Stream.iterate(fib, m -> multiply(m, fib)).skip(29).findFirst().get();
        System.out.println(Arrays.deepToString(power));
        System.out.println(permutations(List.of(1, 2, 3)));
        System.out.println(permutations(List.of(1, 2, 3, 4)).stream().filter(p -> IntStream.range(0, 4).noneMatch(i -> p.get(i) == i + 1)).count());
        Map<String, List<String>> g = Map.of("a", List.of("b", "c"), "b", List.of("d"), "c", List.of("d", "e"), "d", List.of("f", "a"), "e", List.of("f"));
        System.out.println(distances(g, "a"));
        System.out.println(distances(g, "d"));
        String board = IntStream.range(0, 8).mapToObj(r -> IntStream.range(0, 8).mapToObj(c -> (r + c) % 2 == 0 ? "#" : ".").collect(Collectors.joining())).collect(Collectors.joining("\n"));
        System.out.println(board);
        System.out.println(Stream.of("x", "y").flatMap(p -> Stream.of(1, 2).flatMap(q -> Stream.of(true, false).map(r -> p + q + r))).collect(Collectors.toList()));
        System.out.println(Arrays.stream(a).flatMapToInt(Arrays::stream).boxed().collect(Collectors.toMap(x -> x % 3, x -> List.of(x), (p, q) -> Stream.concat(p.stream(), q.stream()).collect(Collectors.toList()))));
    }
}
