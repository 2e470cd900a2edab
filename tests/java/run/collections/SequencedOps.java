//@ needs: jdk>=21
// Sequenced collections: reversed views, first and last operations.
import java.util.*;
import java.util.concurrent.*;

public class SequencedOps {
    static void attempt(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + ": fine");
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e.getClass().getSimpleName());
        }
    }

    static void seq(SequencedCollection<Integer> c) {
        System.out.println(c.getFirst() + " " + c.getLast() + " " + c.reversed());
        attempt("addFirst", () -> c.addFirst(100));
        attempt("addLast", () -> c.addLast(200));
        attempt("reversed.addFirst", () -> c.reversed().addFirst(300));
        System.out.println(c + " " + c.reversed() + " " + c.reversed().reversed().equals(c));
        attempt("removeFirst", () -> System.out.println(c.removeFirst()));
        attempt("reversed.removeFirst", () -> System.out.println(c.reversed().removeFirst()));
        Iterator<Integer> it = c.reversed().iterator();
        it.next();
        attempt("reversed iterator remove", it::remove);
        System.out.println(c + " " + c.reversed().stream().toList() + " " + Arrays.toString(c.reversed().toArray()));
        c.clear();
        attempt("getFirst of empty", c::getFirst);
        attempt("removeLast of empty", c::removeLast);
    }

    public static void main(String[] args) {
        List<Integer> src = List.of(1, 2, 3, 4, 5);
        for (SequencedCollection<Integer> c : List.of(new ArrayList<>(src), new LinkedList<>(src), new ArrayDeque<>(src), new LinkedHashSet<>(src), new TreeSet<>(src), new CopyOnWriteArrayList<>(src), new ConcurrentLinkedDeque<>(src), new LinkedBlockingDeque<>(src), new Vector<>(src))) {
            System.out.println("-- " + c.getClass().getSimpleName());
            try {
                seq(c);
            } catch (RuntimeException e) {
                System.out.println("stopped by " + e.getClass().getSimpleName());
            }
        }
        LinkedHashSet<String> s = new LinkedHashSet<>(List.of("a", "b", "c"));
        s.addFirst("c");
        s.addLast("a");
        System.out.println(s + " " + s.reversed());
        LinkedHashMap<String, Integer> m = new LinkedHashMap<>();
        m.put("x", 1);
        m.putFirst("w", 0);
        m.putLast("y", 2);
        m.putFirst("y", 22);
        System.out.println(m + " " + m.firstEntry() + " " + m.lastEntry() + " " + m.reversed() + " " + m.sequencedKeySet().reversed() + " " + m.sequencedValues().getLast());
        m.reversed().put("new", 9);
        System.out.println(m + " " + m.pollFirstEntry() + " " + m.reversed().pollFirstEntry() + " " + m);
        attempt("TreeMap.putFirst", () -> new TreeMap<String, Integer>().putFirst("a", 1));
        attempt("List.of.addFirst", () -> List.of(1).addFirst(2));
        List<Integer> rev = new ArrayList<>(src).reversed();
        rev.sort(null);
        System.out.println(rev + " " + rev.subList(1, 3) + " " + rev.indexOf(4) + " " + rev.reversed());
        SequencedCollection<Integer> un = Collections.unmodifiableSequencedCollection(new ArrayList<>(src));
        attempt("unmodifiable", un::removeFirst);
        System.out.println(Collections.newSequencedSetFromMap(new LinkedHashMap<Integer, Boolean>()).add(1));
    }
}
