// Own collections built on the Abstract* skeletons.
import java.util.*;

public class AbstractSubclasses {
    static class Range extends AbstractList<Integer> implements RandomAccess {
        final int lo, hi;

        Range(int lo, int hi) {
            this.lo = lo;
            this.hi = hi;
        }

        public Integer get(int i) {
            Objects.checkIndex(i, size());
            return lo + i;
        }

        public int size() {
            return hi - lo;
        }
    }

    static class Bits extends AbstractSet<Integer> {
        long bits;

        public boolean add(Integer x) {
            long old = bits;
            bits |= 1L << x;
            return old != bits;
        }

        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                long rest = bits;
                int last = -1;

                public boolean hasNext() {
                    return rest != 0;
                }

                public Integer next() {
                    if (rest == 0) throw new NoSuchElementException();
                    last = Long.numberOfTrailingZeros(rest);
                    rest &= rest - 1;
                    return last;
                }

                public void remove() {
                    if (last < 0) throw new IllegalStateException();
                    bits &= ~(1L << last);
                    last = -1;
                }
            };
        }

        public int size() {
            return Long.bitCount(bits);
        }
    }

    static class ArrayMap<K, V> extends AbstractMap<K, V> {
        final List<Map.Entry<K, V>> list = new ArrayList<>();

        public V put(K k, V v) {
            for (Map.Entry<K, V> e : list) if (Objects.equals(e.getKey(), k)) return e.setValue(v);
            list.add(new SimpleEntry<>(k, v));
            return null;
        }

        public Set<Map.Entry<K, V>> entrySet() {
            return new AbstractSet<>() {
                public Iterator<Map.Entry<K, V>> iterator() {
                    return list.iterator();
                }

                public int size() {
                    return list.size();
                }
            };
        }
    }

    public static void main(String[] args) {
        Range r = new Range(3, 9);
        System.out.println(r + " " + r.hashCode() + " " + r.contains(5) + " " + r.indexOf(8) + " " + r.subList(1, 4) + " " + r.equals(Arrays.asList(3, 4, 5, 6, 7, 8)));
        for (Runnable op : new Runnable[] {() -> r.add(1), () -> r.set(0, 1), () -> r.remove(0), r::clear, () -> new Range(1, 1).clear(), () -> r.get(77)}) {
            try {
                op.run();
                System.out.println("fine");
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        ListIterator<Integer> li = r.listIterator(3);
        System.out.println(li.previous() + " " + li.next() + " " + li.next() + " " + li.nextIndex() + " " + r.stream().mapToInt(x -> x).sum());
        Bits b = new Bits();
        for (int x : new int[] {5, 63, 0, 5, 17}) System.out.print(b.add(x) + " ");
        System.out.println(b + " " + b.size() + " " + b.contains(17) + " " + b.remove(17) + " " + b.removeAll(Arrays.asList(0, 1)) + " " + b + " " + b.hashCode());
        System.out.println(b.retainAll(Set.of(63)) + " " + b + " " + b.equals(Set.of(63)) + " " + b.addAll(r) + " " + b + " " + Arrays.toString(b.toArray(new Integer[0])));
        ArrayMap<String, Integer> m = new ArrayMap<>();
        m.put("z", 1);
        m.put("a", 2);
        m.put(null, 3);
        m.putAll(Collections.singletonMap("q", 4));
        System.out.println(m + " " + m.get("a") + " " + m.get(null) + " " + m.remove("z") + " " + m.keySet() + " " + m.values() + " " + m.containsValue(4) + " " + m.hashCode());
        m.keySet().remove("a");
        m.values().removeIf(v -> v == 4);
        System.out.println(m + " " + m.equals(new HashMap<>(m)) + " " + m.merge("n", 1, Integer::sum) + " " + m.computeIfAbsent("c", k -> 8) + " " + m);
        Map.Entry<String, Integer> e = new AbstractMap.SimpleImmutableEntry<>("k", 1);
        try {
            e.setValue(2);
        } catch (UnsupportedOperationException x) {
            System.out.println("UOE " + e + " " + e.equals(Map.entry("k", 1)) + " " + e.hashCode());
        }
        AbstractCollection<String> bag = new AbstractCollection<>() {
            public Iterator<String> iterator() {
                return List.of("p", "q", "p").iterator();
            }

            public int size() {
                return 3;
            }
        };
        System.out.println(bag + " " + bag.contains("q") + " " + bag.containsAll(List.of("p", "x")) + " " + bag.toArray().length);
    }
}
