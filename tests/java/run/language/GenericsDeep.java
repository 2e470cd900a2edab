// Generic classes: recursive bounds, wildcards capture, generic methods and arrays, static/instance type parameters.
import java.util.*;
import java.util.function.*;
public class GenericsDeep {
    static abstract class Builder<T extends Builder<T>> {
        final StringBuilder sb = new StringBuilder();
        abstract T self();
        T add(String s) { sb.append(s).append(';'); return self(); }
    }
    static class HtmlBuilder extends Builder<HtmlBuilder> {
        HtmlBuilder self() { return this; }
        HtmlBuilder tag(String t) { sb.append('<').append(t).append('>'); return this; }
    }
    interface Monoid<T> { T zero(); T plus(T a, T b); }
    enum IntSum implements Monoid<Integer> {
        I; public Integer zero() { return 0; } public Integer plus(Integer a, Integer b) { return a + b; }
    }
    static <T> T fold(Iterable<? extends T> it, Monoid<T> m) { T r = m.zero(); for (T t : it) r = m.plus(r, t); return r; }
    static class Stack<E> implements Iterable<E> {
        private Object[] data = new Object[1];
        private int n;
        void push(E e) { if (n == data.length) data = Arrays.copyOf(data, n * 2); data[n++] = e; }
        @SuppressWarnings("unchecked") E pop() {
            if (n == 0) throw new NoSuchElementException("empty"); E e = (E) data[--n]; data[n] = null; return e;
        }
        void pushAll(Iterable<? extends E> src) { for (E e : src) push(e); }
        void popAll(Collection<? super E> dst) { while (n > 0) dst.add(pop()); }
        public Iterator<E> iterator() {
            return new Iterator<E>() {
                int i = n;
                public boolean hasNext() { return i > 0; }
                @SuppressWarnings("unchecked") public E next() { return (E) data[--i]; }
            };
        }
    }
    static class Opt<T> {
        private static final Opt<?> NONE = new Opt<>(null);
        final T v;
        Opt(T v) { this.v = v; }
        @SuppressWarnings("unchecked") static <T> Opt<T> none() { return (Opt<T>) NONE; }
        <R> Opt<R> map(Function<? super T, ? extends R> f) { return v == null ? none() : new Opt<>(f.apply(v)); }
        <R> Opt<R> flat(Function<? super T, Opt<R>> f) { return v == null ? none() : f.apply(v); }
        T or(T other) { return v == null ? other : v; }
    }
    static <K, V extends Comparable<? super V>> List<Map.Entry<K, V>> byValue(Map<K, V> m) {
        List<Map.Entry<K, V>> l = new ArrayList<>(m.entrySet());
        l.sort(Map.Entry.<K, V>comparingByValue().thenComparing(e -> e.getKey().toString()));
        return l;
    }
    static <T extends Number & Comparable<T>> int cmpNum(T a, T b) { return a.compareTo(b) * 10 + a.intValue(); }
    static <T> T[] toArr(List<T> l, IntFunction<T[]> f) {
        T[] a = f.apply(l.size()); for (int i = 0; i < a.length; i++) a[i] = l.get(i); return a;
    }
    static <T, E extends Exception> T sneaky(Exception x) throws E { @SuppressWarnings("unchecked") E e = (E) x; throw e; }
    class In<T> { T t; In(T t) { this.t = t; } <U> In<U> to(U u) { return new In<>(u); } }
    static <A, B> B castTo(A a, Class<B> c) { return c.cast(a); }

    public static void main(String[] args) {
        System.out.println(new HtmlBuilder().add("a").tag("b").add("c").sb);
        System.out.println(fold(List.of(1, 2, 3), IntSum.I) + " " + fold(new ArrayDeque<>(List.of("x", "y")),
                new Monoid<String>() { public String zero() { return "0"; } public String plus(String a, String b) { return a + b;
                } }));
        Stack<Number> s = new Stack<>();
        s.pushAll(List.of(1, 2, 3));
        s.push(2.5);
        for (Number n : s) System.out.print(n + " ");
        List<Object> out = new ArrayList<>();
        s.popAll(out);
        System.out.println(out);
        try { s.pop(); } catch (NoSuchElementException e) { System.out.println(e.getMessage()); }
        System.out.println(new Opt<>("abc").map(String::length).map(i -> i * 2).or(-1) + " "
                + Opt.<String>none().map(String::length).or(-1) + " " + new Opt<>(5).flat(i -> i > 3 ? new Opt<>("big")
                : Opt.none()).or("small"));
        System.out.println(byValue(new HashMap<>(Map.of("a", 3, "b", 1, "c", 3, "d", 2))));
        System.out.println(cmpNum(5, 7) + " " + cmpNum(2.5, 1.5));
        System.out.println(Arrays.toString(toArr(List.of("q", "r"), String[]::new)));
        try {
            GenericsDeep.<String, RuntimeException>sneaky(new java.io.IOException("sneaked"));
        } catch (Exception e) { System.out.println(e); }
        System.out.println(new GenericsDeep().new In<>(1).to("u").t.length());
        try { castTo("s", Integer.class); } catch (ClassCastException e) { System.out.println(e.getMessage()); }
        Map<String, List<? extends Number>> m = new TreeMap<>();
        m.put("i", List.of(1, 2));
        m.put("d", List.of(1.5));
        for (var e : m.entrySet()) for (Number n : e.getValue()) System.out.print(e.getKey() + n.doubleValue() + " ");
        System.out.println();
        Function<Object, String> fo = Object::toString;
        Function<? super Integer, ? extends CharSequence> fw = fo;
        System.out.println(fw.apply(12).length());
    }
}
