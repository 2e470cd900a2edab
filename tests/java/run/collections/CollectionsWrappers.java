// Unmodifiable, synchronized, checked, empty, singleton and nCopies wrappers.
import java.util.*;

public class CollectionsWrappers {
    static void attempt(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + ": fine");
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e.getClass().getSimpleName());
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        List<String> base = new ArrayList<>(Arrays.asList("a", "b", "c"));
        List<String> u = Collections.unmodifiableList(base);
        attempt("u.add", () -> u.add("x"));
        attempt("u.remove", () -> u.remove(0));
        attempt("u.iterator.remove", () -> {
            Iterator<String> it = u.iterator();
            it.next();
            it.remove();
        });
        attempt("u.sort", () -> u.sort(null));
        base.add("seen");
        System.out.println(u + " " + u.equals(base) + " " + (u instanceof RandomAccess));
        Map<String, Integer> um = Collections.unmodifiableMap(new TreeMap<>(Map.of("x", 1, "y", 2)));
        attempt("um.put", () -> um.put("z", 3));
        attempt("um.entry.setValue", () -> um.entrySet().iterator().next().setValue(9));
        attempt("um.merge", () -> um.merge("x", 1, Integer::sum));
        System.out.println(um);
        List checked = Collections.checkedList(new ArrayList<String>(), String.class);
        checked.add("ok");
        try {
            checked.add(42);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(checked);
        List<Integer> sync = Collections.synchronizedList(new LinkedList<>());
        for (int i = 0; i < 5; i++) sync.add(i);
        synchronized (sync) {
            for (int i : sync) System.out.print(i + " ");
        }
        System.out.println(sync.subList(1, 3));
        System.out.println(Collections.nCopies(3, "ab") + " " + Collections.nCopies(0, 1) + " " + Collections.singleton(1) + Collections.singletonMap("k", "v") + Collections.emptyList());
        attempt("nCopies.set", () -> Collections.nCopies(3, 1).set(0, 2));
        attempt("nCopies -1", () -> Collections.nCopies(-1, 1));
        attempt("empty.add", () -> Collections.<String>emptyList().add("x"));
        attempt("emptyIterator.next", () -> Collections.emptyIterator().next());
        attempt("singletonList.sort", () -> Collections.singletonList(1).sort(null));
        attempt("List.of null", () -> List.of("a", null));
        attempt("List.of contains null", () -> List.of("a").contains(null));
        attempt("Set.of dup", () -> Set.of(1, 1));
        attempt("Map.of dup", () -> Map.of("a", 1, "a", 2));
        attempt("List.of set", () -> List.of(1, 2, 3).set(0, 1));
        attempt("copyOf add", () -> List.copyOf(base).add("q"));
        attempt("asList.add", () -> Arrays.asList(1, 2).add(3));
        attempt("asList.set", () -> Arrays.asList(1, 2).set(0, 3));
        System.out.println(List.of(1, 2, 3).hashCode() + " " + Set.of(1, 2, 3).hashCode() + " " + Map.of(1, 2, 3, 4).hashCode() + " " + List.of(1, 2).equals(Arrays.asList(1, 2)));
        System.out.println(List.of(5, 6, 7, 8).subList(1, 3) + " " + List.of(1, 2, 1).lastIndexOf(1) + " " + List.of().size());
        System.out.println(Set.of(3, 1, 2).equals(new TreeSet<>(Arrays.asList(1, 2, 3))) + " " + Map.of("a", 1).equals(Collections.singletonMap("a", 1)));
        Integer[] arr = {3, 1, 2};
        List<Integer> view = Arrays.asList(arr);
        Collections.sort(view);
        arr[0] = 99;
        System.out.println(view + " " + Arrays.toString(arr));
        Enumeration<String> en = Collections.enumeration(base);
        while (en.hasMoreElements()) System.out.print(en.nextElement() + ";");
        System.out.println(Collections.list(Collections.enumeration(base)));
        NavigableSet<Integer> ns = Collections.unmodifiableNavigableSet(new TreeSet<>(Arrays.asList(4, 2, 8)));
        System.out.println(ns.floor(5) + " " + ns.descendingSet());
        attempt("ns.pollFirst", ns::pollFirst);
    }
}
