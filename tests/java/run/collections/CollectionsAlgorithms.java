// The static algorithms of java.util.Collections.
import java.util.*;

public class CollectionsAlgorithms {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>();
        for (int i = 0; i < 12; i++) l.add(i);
        Collections.shuffle(l, new Random(42));
        System.out.println(l);
        Collections.shuffle(l, new Random(7));
        System.out.println(l);
        List<Integer> linked = new LinkedList<>(l);
        Collections.shuffle(linked, new Random(1));
        System.out.println(linked);
        Collections.sort(l);
        System.out.println(Collections.binarySearch(l, 5) + " " + Collections.binarySearch(l, 55) + " " + Collections.binarySearch(l, -1));
        Collections.reverse(l);
        System.out.println(Collections.binarySearch(l, 5, Collections.reverseOrder()) + " " + l);
        Collections.swap(l, 0, 11);
        Collections.rotate(l, -3);
        System.out.println(l);
        Collections.rotate(l.subList(2, 7), 2);
        System.out.println(l + " " + Collections.max(l) + " " + Collections.min(l) + " " + Collections.max(l, Comparator.comparing(x -> x % 5)));
        System.out.println(Collections.frequency(Arrays.asList(1, 2, 1, null, 1), 1) + " " + Collections.frequency(Arrays.asList(1, null), null));
        System.out.println(Collections.disjoint(Arrays.asList(1, 2), Arrays.asList(3)) + " " + Collections.disjoint(Arrays.asList(1, 2), new HashSet<>(Arrays.asList(2))));
        List<String> w = new ArrayList<>(Arrays.asList("x", "y", "x", "y", "z", "x", "y"));
        System.out.println(Collections.indexOfSubList(w, Arrays.asList("x", "y")) + " " + Collections.lastIndexOfSubList(w, Arrays.asList("x", "y")) + " " + Collections.indexOfSubList(w, Arrays.asList("q")));
        System.out.println(Collections.replaceAll(w, "x", "X") + " " + w);
        Collections.fill(w.subList(1, 4), "-");
        System.out.println(w);
        Collections.copy(w, Arrays.asList("1", "2"));
        System.out.println(w);
        try {
            Collections.copy(new ArrayList<>(), w);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            Collections.max(new ArrayList<Integer>());
        } catch (NoSuchElementException e) {
            System.out.println("NSEE");
        }
        Collections.addAll(w, "m", "n");
        System.out.println(w);
        List<String> nulls = Arrays.asList("b", null, "a");
        nulls.sort(Comparator.nullsFirst(Comparator.naturalOrder()));
        System.out.println(nulls);
        List<String> stable = Arrays.asList("bb", "a", "cc", "d", "aa", "ccc", "b");
        stable.sort(Comparator.comparingInt(String::length));
        System.out.println(stable);
        stable.sort(Comparator.comparingInt(String::length).reversed().thenComparing(Comparator.naturalOrder()));
        System.out.println(stable);
        try {
            List<Integer> broken = new ArrayList<>();
            for (int i = 0; i < 64; i++) broken.add(i * 31 % 64);
            broken.sort((x, y) -> 1);
            System.out.println("unchecked " + broken.size());
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Collections.emptySet().equals(new HashSet<>()) + " " + Collections.reverseOrder(Collections.reverseOrder()).compare(1, 2));
    }
}
