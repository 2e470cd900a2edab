// Spliterator: splitting, characteristics, late binding.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Spliterators {
    static String chars(Spliterator<?> s) {
        StringBuilder sb = new StringBuilder();
        if (s.hasCharacteristics(Spliterator.ORDERED)) sb.append("O");
        if (s.hasCharacteristics(Spliterator.DISTINCT)) sb.append("D");
        if (s.hasCharacteristics(Spliterator.SORTED)) sb.append("S");
        if (s.hasCharacteristics(Spliterator.SIZED)) sb.append("Z");
        if (s.hasCharacteristics(Spliterator.NONNULL)) sb.append("N");
        if (s.hasCharacteristics(Spliterator.IMMUTABLE)) sb.append("I");
        if (s.hasCharacteristics(Spliterator.CONCURRENT)) sb.append("C");
        if (s.hasCharacteristics(Spliterator.SUBSIZED)) sb.append("U");
        return sb.toString();
    }

    static <T> void tree(String name, Spliterator<T> s, int depth) {
        Spliterator<T> prefix = depth < 2 ? s.trySplit() : null;
        if (prefix == null) {
            StringBuilder sb = new StringBuilder();
            s.forEachRemaining(x -> sb.append(x).append(' '));
            System.out.println("  " + name + " [" + sb.toString().trim() + "]");
            return;
        }
        tree(name + "L", prefix, depth + 1);
        tree(name + "R", s, depth + 1);
    }

    public static void main(String[] args) {
        List<Integer> src = IntStream.range(0, 12).boxed().collect(Collectors.toList());
        Set<Integer> sized = new HashSet<>(16);
        sized.addAll(src);
        Map<String, Collection<Integer>> all = new LinkedHashMap<>();
        all.put("ArrayList", new ArrayList<>(src));
        all.put("LinkedList", new LinkedList<>(src));
        all.put("ArrayDeque", new ArrayDeque<>(src));
        all.put("HashSet", sized);
        all.put("TreeSet", new TreeSet<>(src));
        all.put("LinkedHashSet", new LinkedHashSet<>(src));
        all.put("PriorityQueue", new PriorityQueue<>(src));
        all.put("asList", Arrays.asList(src.toArray(new Integer[0])));
        all.put("nCopies", Collections.nCopies(5, 7));
        all.put("CopyOnWrite", new java.util.concurrent.CopyOnWriteArrayList<>(src));
        for (Map.Entry<String, Collection<Integer>> e : all.entrySet()) {
            Spliterator<Integer> s = e.getValue().spliterator();
            System.out.println(e.getKey() + " " + chars(s) + " " + s.estimateSize() + " " + s.getExactSizeIfKnown());
            Integer[] first = {null};
            System.out.println("  advance " + s.tryAdvance(x -> first[0] = x) + " " + first[0]);
            tree("", s, 0);
        }
        List<String> late = new ArrayList<>(List.of("a"));
        Spliterator<String> sp = late.spliterator();
        late.add("b");
        sp.forEachRemaining(System.out::println);
        Spliterator<Integer> sorted = new TreeSet<>(Comparator.<Integer>reverseOrder()).spliterator();
        System.out.println(sorted.getComparator() == Comparator.<Integer>reverseOrder());
        try {
            new ArrayList<>(src).spliterator().getComparator();
        } catch (IllegalStateException e) {
            System.out.println("ISE");
        }
        Spliterator.OfInt r = IntStream.rangeClosed(1, 10).spliterator();
        Spliterator.OfInt left = r.trySplit();
        int[] sum = new int[2];
        left.forEachRemaining((IntConsumer) x -> sum[0] += x);
        r.forEachRemaining((IntConsumer) x -> sum[1] += x);
        System.out.println(Arrays.toString(sum));
        Iterator<Integer> endless = new Iterator<>() {
            int n;

            public boolean hasNext() {
                return true;
            }

            public Integer next() {
                return n++;
            }
        };
        System.out.println(StreamSupport.stream(java.util.Spliterators.spliteratorUnknownSize(endless, 0), false).skip(3).limit(4).collect(Collectors.toList()));
    }
}
