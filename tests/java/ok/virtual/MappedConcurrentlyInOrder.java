//@ needs: jdk>=25
//@ outputs: "ab" | "ba"
// The results are in order; what the mapping prints is not.
public class MappedConcurrentlyInOrder {
    public static void main(String[] args) throws Exception {
        var list = java.util.stream.Stream.of("a", "b").gather(java.util.stream.Gatherers.mapConcurrent(2, s -> {
            System.out.print(s);
            return s;
        })).toList();
        if (!list.equals(java.util.List.of("a", "b"))) System.out.print(list);
    }
}
