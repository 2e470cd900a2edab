// Object streams: graphs, cycles, transient, inheritance, enums, records, arrays.
import java.io.*;
import java.util.*;

public class SerializeGraphs {
    static class Base {
        int baseField = 1;

        Base() {
            System.out.println("Base() runs");
            baseField = 99;
        }
    }

    static class Node extends Base implements Serializable {
        private static final long serialVersionUID = 7L;
        String name;
        Node left, right;
        transient int cache = 5;
        int[] data = {1, 2, 3};
        Map<String, List<Integer>> map = new TreeMap<>();
        Color color = Color.RED;
        Object any;
        static int stat = 1;

        Node(String name) {
            this.name = name;
            baseField = 42;
        }
    }

    enum Color { RED, GREEN { } }

    record Rec(int a, String b) implements Serializable {
        Rec {
            System.out.println("canonical " + a);
        }
    }

    static byte[] write(Object o) throws IOException {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(b)) {
            out.writeObject(o);
        }
        return b.toByteArray();
    }

    @SuppressWarnings("unchecked")
    static <T> T copy(T o) throws Exception {
        return (T) new ObjectInputStream(new ByteArrayInputStream(write(o))).readObject();
    }

    public static void main(String[] args) throws Exception {
        Node n = new Node("root");
        n.left = new Node("left");
        n.right = n.left;
        n.left.left = n;
        n.map.put("k", new ArrayList<>(List.of(1, 2)));
        n.any = new Object[] {1, "s", null, n, Color.GREEN, 2.5, new long[][] {{1}, null}};
        n.cache = 77;
        System.out.println("-- copy");
        Node c = copy(n);
        System.out.println(c.name + " " + (c.left == c.right) + " " + (c.left.left == c) + " " + c.cache + " " + c.baseField + " " + Arrays.toString(c.data) + " " + c.map + " " + c.color + " " + (((Object[]) c.any)[3] == c) + " " + (((Object[]) c.any)[4] == Color.GREEN) + " " + Arrays.deepToString((long[][]) ((Object[]) c.any)[6]));
        Rec r = copy(new Rec(3, "x"));
        System.out.println(r + " " + r.equals(new Rec(3, "x")));
        for (Object o : new Object[] {"str", 5, 'c', 2.5f, List.of(1, 2), Set.of(1), Map.of("a", 1), new ArrayDeque<>(List.of(1)), EnumSet.of(Color.RED), new BitSet(), Collections.emptyList(), Arrays.asList(1, 2), new StringBuilder("sb"), new Date(5), new java.math.BigInteger("123"), new java.math.BigDecimal("1.50"), String.class, int.class, java.time.LocalDate.of(2020, 1, 1), UUID.fromString("1-2-3-4-5"), new LinkedHashMap<>(Map.of("z", 1)), Locale.US, new IllegalStateException("ser")}) {
            Object x = copy(o);
            System.out.println(o.getClass().getSimpleName() + " " + x + " " + (o.equals(x) || o instanceof StringBuilder || o instanceof Throwable));
        }
        try {
            write(new Object[] {1, new Object()});
        } catch (NotSerializableException e) {
            System.out.println("NSE " + e.getMessage());
        }
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        ObjectOutputStream out = new ObjectOutputStream(b);
        int[] shared = {1};
        out.writeObject(shared);
        shared[0] = 2;
        out.writeObject(shared);
        out.writeUnshared(shared);
        out.reset();
        out.writeObject(shared);
        out.writeInt(5);
        out.writeUTF("u");
        out.close();
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(b.toByteArray()));
        int[] a1 = (int[]) in.readObject(), a2 = (int[]) in.readObject(), a3 = (int[]) in.readObject(), a4 = (int[]) in.readObject();
        System.out.println(a1[0] + " " + (a1 == a2) + " " + a3[0] + " " + (a3 == a1) + " " + a4[0] + " " + in.readInt() + in.readUTF() + " " + in.read());
        try {
            in.readObject();
        } catch (EOFException e) {
            System.out.println("EOF");
        }
        System.out.println(ObjectStreamClass.lookup(Node.class).getSerialVersionUID() + " " + ObjectStreamClass.lookup(Base.class) + " " + ObjectStreamClass.lookup(Color.class).getSerialVersionUID() + " " + ObjectStreamClass.lookup(String.class).getSerialVersionUID() + " " + ObjectStreamClass.lookup(Node.class).getFields().length);
        byte[] junk = write("x");
        junk[0] = 0;
        try {
            new ObjectInputStream(new ByteArrayInputStream(junk));
        } catch (StreamCorruptedException e) {
            System.out.println(e.getMessage());
        }
    }
}
