// A serialisable lambda, method reference and capturing lambda written to bytes and read back.
import java.io.*;
import java.util.*;
import java.util.function.*;
public class SerializableLambda {
    interface SFn<A, B> extends Function<A, B>, Serializable {}
    interface SSup<T> extends Supplier<T>, Serializable {}
    static class Point implements Serializable {
        private static final long serialVersionUID = 1;
        int x;
        transient int y = 5;
        Point next;
        Point(int x) { this.x = x; }
        int getX() { return x; }
        @Override public String toString() { return "P" + x + "," + y + (next == this ? "loop" : ""); }
    }
    enum Color implements Serializable { RED, BLUE { } }
    record Rec(int a, String b, List<Integer> l) implements Serializable {}
    static class Custom implements Serializable {
        transient int v;
        Custom(int v) { this.v = v; }
        private void writeObject(ObjectOutputStream o) throws IOException { o.defaultWriteObject(); o.writeInt(v * 2); }
        private void readObject(ObjectInputStream i) throws IOException, ClassNotFoundException {
            i.defaultReadObject(); v = i.readInt() + 1;
        }
    }
    static class Single implements Serializable { static final Single I = new Single(); Object readResolve() { return I; } }
    @SuppressWarnings("unchecked") static <T> T copy(T t) throws Exception {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        try (ObjectOutputStream o = new ObjectOutputStream(b)) { o.writeObject(t); }
        return (T) new ObjectInputStream(new ByteArrayInputStream(b.toByteArray())).readObject();
    }
    public static void main(String[] args) throws Exception {
        Point p = new Point(7);
        p.next = p;
        p.y = 9;
        Point q = copy(p);
        System.out.println(p + " " + q + " " + (q.next == q));
        System.out.println(copy(Color.BLUE) == Color.BLUE);
        System.out.println(copy(new Rec(1, "b", List.of(3, 4))));
        System.out.println(copy(new Custom(10)).v + " " + (copy(Single.I) == Single.I));
        System.out.println(copy(new ArrayList<>(List.of("x", 1, 2.5, 'c', 1L << 40))) + " "
                + copy(new TreeMap<>(Map.of("k", new int[]{1}.length))) + " " + Arrays.toString(copy(new int[]{1, 2}))
                + Arrays.deepToString(copy(new String[][]{{"a"}, null})));
        SFn<Integer, Integer> inc = x -> x + 1;
        System.out.println(copy(inc).apply(41));
        long cap = 1L << 35;
        String s = "cap";
        SSup<String> c = () -> s + cap;
        System.out.println(copy(c).get());
        SFn<String, Integer> len = String::length;
        System.out.println(copy(len).apply("four"));
        SSup<Integer> bound = p::getX;
        p.x = 99;
        System.out.println(copy(bound).get());
        SFn<Integer, Point> ctor = Point::new;
        System.out.println(copy(ctor).apply(3));
        Runnable r = (Runnable & Serializable) () -> System.out.println("run after copy");
        copy(r).run();
        Comparator<String> cmp = (Comparator<String> & Serializable) (a, b) -> b.compareTo(a);
        TreeSet<String> ts = new TreeSet<>(cmp);
        ts.addAll(List.of("a", "c", "b"));
        System.out.println(copy(ts));
        try { copy((Runnable) () -> {}); } catch (NotSerializableException e) { System.out.println("not serialisable"); }
        try { copy(new Object[]{new Object()}); } catch (NotSerializableException e) { System.out.println(e.getMessage()); }
        double dc = 0.5;
        boolean zc = true;
        byte bc = -1;
        SFn<Double, String> many = d -> d * dc + " " + zc + bc;
        System.out.println(copy(copy(many)).apply(3.0));
    }
}
