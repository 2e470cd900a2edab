// ConcurrentSkipListMap, ConcurrentSkipListSet, CopyOnWriteArrayList, ConcurrentLinkedDeque.
import java.util.*;
import java.util.concurrent.*;

public class SkipListsAndCopyOnWrite {
    public static void main(String[] args) throws Exception {
        ConcurrentSkipListMap<Integer, String> m = new ConcurrentSkipListMap<>();
        for (int i = 0; i < 30; i++) m.put(i * 17 % 31, "v" + i);
        System.out.println(m.firstKey() + " " + m.lastEntry() + " " + m.floorKey(100) + " " + m.higherKey(10) + " " + m.ceilingEntry(16) + " " + m.lowerEntry(0));
        System.out.println(m.headMap(5) + " " + m.tailMap(27, false) + " " + m.subMap(3, true, 6, true).descendingMap() + " " + m.descendingKeySet().first());
        System.out.println(m.pollFirstEntry() + " " + m.pollLastEntry() + " " + m.putIfAbsent(5, "x").length() + " " + m.merge(5, "!", String::concat) + " " + m.replace(6, "six") + " " + m.remove(7, "wrong") + " " + m.computeIfAbsent(500, k -> "new"));
        ConcurrentNavigableMap<Integer, String> sub = m.subMap(10, 15);
        sub.remove(12);
        m.put(12, "back");
        try {
            sub.put(20, "out");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage() + " " + sub);
        }
        Thread[] ts = new Thread[4];
        ConcurrentSkipListSet<Integer> set = new ConcurrentSkipListSet<>();
        ConcurrentLinkedQueue<Integer> q = new ConcurrentLinkedQueue<>();
        CopyOnWriteArrayList<Integer> cow = new CopyOnWriteArrayList<>();
        for (int t = 0; t < 4; t++) {
            int id = t;
            ts[t] = new Thread(() -> {
                for (int i = 0; i < 50; i++) {
                    set.add(i * 4 + id);
                    q.add(i);
                    if (i % 10 == 0) cow.addIfAbsent(i);
                    set.remove(i * 4 + id - 40);
                }
            });
            ts[t].start();
        }
        for (Thread t : ts) t.join();
        int sum = 0;
        for (Integer x = q.poll(); x != null; x = q.poll()) sum += x;
        TreeSet<Integer> sortedCow = new TreeSet<>(cow);
        System.out.println(set.size() + " " + set.first() + " " + set.last() + " " + sum + " " + sortedCow + " " + cow.size());
        CopyOnWriteArrayList<String> c = new CopyOnWriteArrayList<>(new String[] {"a", "b", "c"});
        Iterator<String> it = c.iterator();
        c.add("d");
        c.remove("a");
        StringBuilder sb = new StringBuilder();
        it.forEachRemaining(sb::append);
        System.out.println(sb + " " + c + " " + c.addIfAbsent("b") + " " + c.addAllAbsent(List.of("b", "e")) + " " + c.indexOf("d"));
        try {
            Iterator<String> r = c.iterator();
            r.next();
            r.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println("UOE");
        }
        c.replaceAll(String::toUpperCase);
        c.sort(Comparator.reverseOrder());
        c.removeIf(s -> s.equals("C"));
        System.out.println(c + " " + c.subList(0, 2) + " " + c.hashCode() + " " + c.equals(List.of("E", "D", "B")));
        CopyOnWriteArraySet<Integer> cs = new CopyOnWriteArraySet<>(List.of(3, 1, 3, 2));
        System.out.println(cs + " " + cs.add(1) + " " + cs.remove(3));
        ConcurrentLinkedDeque<Integer> d = new ConcurrentLinkedDeque<>();
        for (int i = 0; i < 6; i++) if (i % 2 == 0) d.addFirst(i); else d.addLast(i);
        System.out.println(d + " " + d.pollFirst() + " " + d.pollLast() + " " + d.removeFirstOccurrence(1) + " " + d + " " + d.peekFirst() + " " + d.size());
    }
}
