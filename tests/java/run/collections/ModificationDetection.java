// Which collections detect concurrent modification, and when.
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;

public class ModificationDetection {
    static <T> void during(String name, Collection<T> c, Consumer<Collection<T>> change) {
        StringBuilder seen = new StringBuilder();
        try {
            int i = 0;
            for (T t : c) {
                seen.append(t).append(' ');
                if (i++ == 1) change.accept(c);
                if (i > 20) break;
            }
            System.out.println(name + ": " + seen + "-> " + c);
        } catch (ConcurrentModificationException e) {
            System.out.println(name + ": " + seen + "-> CME " + c);
        }
    }

    public static void main(String[] args) {
        List<Integer> src = Arrays.asList(1, 2, 3);
        during("ArrayList add", new ArrayList<>(src), c -> c.add(9));
        during("ArrayList remove", new ArrayList<>(src), c -> c.remove(1));
        during("ArrayList remove to last", new ArrayList<>(src), c -> c.remove(3));
        during("ArrayList set", new ArrayList<>(src), c -> ((List<Integer>) c).set(2, 7));
        during("LinkedList", new LinkedList<>(src), c -> c.add(9));
        during("LinkedList removes last", new LinkedList<>(src), c -> c.remove(3));
        during("HashSet", new HashSet<>(src), c -> c.add(9));
        during("HashSet same", new HashSet<>(src), c -> c.add(1));
        during("TreeSet", new TreeSet<>(src), c -> c.add(9));
        during("Vector", new Vector<>(src), c -> c.add(9));
        during("PriorityQueue", new PriorityQueue<>(src), c -> c.add(9));
        during("CopyOnWriteArrayList", new CopyOnWriteArrayList<>(src), c -> c.add(9));
        during("ConcurrentLinkedQueue", new ConcurrentLinkedQueue<>(src), c -> c.add(9));
        during("ConcurrentSkipListSet", new ConcurrentSkipListSet<>(src), c -> c.add(9));
        during("LinkedBlockingDeque", new LinkedBlockingDeque<>(src), c -> c.add(9));
        during("keySet(CHM)", ConcurrentHashMap.<Integer>newKeySet(), c -> c.add(9));
        List<Integer> l = new ArrayList<>(src);
        try {
            l.forEach(x -> l.add(x));
        } catch (ConcurrentModificationException e) {
            System.out.println("forEach CME " + l);
        }
        try {
            l.replaceAll(x -> {
                l.add(0);
                return x;
            });
        } catch (ConcurrentModificationException e) {
            System.out.println("replaceAll CME " + l.size());
        }
        try {
            l.stream().forEach(x -> l.add(x));
        } catch (ConcurrentModificationException e) {
            System.out.println("stream CME " + l.size());
        }
        try {
            l.sort((a, b) -> {
                l.add(1);
                return a - b;
            });
        } catch (ConcurrentModificationException e) {
            System.out.println("sort CME");
        }
        Iterator<Integer> it = new ArrayList<>(src).iterator();
        try {
            it.remove();
        } catch (IllegalStateException e) {
            System.out.println("remove before next " + e.getMessage());
        }
        it.next();
        it.remove();
        try {
            it.remove();
        } catch (IllegalStateException e) {
            System.out.println("remove twice");
        }
        StringBuilder rest = new StringBuilder();
        it.forEachRemaining(rest::append);
        System.out.println(rest);
    }
}
