// A recursive object printer over fields, arrays, collections and cycles.
import java.lang.reflect.*;
import java.util.*;

public class ToStringByReflection {
    static class Node {
        int id;
        String label;
        Node next;
        double[] weights;
        List<Object> children = new ArrayList<>();
        static int shared = 5;
        transient boolean flag = true;
        private final char mark;

        Node(int id, char mark, double... weights) {
            this.id = id;
            this.mark = mark;
            this.weights = weights;
            this.label = id % 2 == 0 ? null : "n" + id;
        }
    }

    static class Special extends Node {
        private final long id = 1L << 40;
        Map<String, Node> map = new TreeMap<>();

        Special() {
            super(7, '*', 0.5);
        }
    }

    record Pair(Object left, Object right) { }

    static String dump(Object o, Map<Object, Integer> seen) throws IllegalAccessException {
        if (o == null || o instanceof Number || o instanceof Boolean) return String.valueOf(o);
        if (o instanceof String) return "\"" + o + "\"";
        if (o instanceof Character) return "'" + o + "'";
        if (seen.containsKey(o)) return "#" + seen.get(o);
        seen.put(o, seen.size());
        StringBuilder sb = new StringBuilder();
        Class<?> c = o.getClass();
        if (c.isArray()) {
            sb.append(c.getComponentType().getSimpleName()).append('[');
            for (int i = 0; i < Array.getLength(o); i++) sb.append(i > 0 ? "," : "").append(dump(Array.get(o, i), seen));
            return sb.append(']').toString();
        }
        if (o instanceof Collection) {
            for (Object x : (Collection<?>) o) sb.append(sb.length() > 0 ? "," : "").append(dump(x, seen));
            return "(" + sb + ")";
        }
        if (o instanceof Map) {
            for (Map.Entry<?, ?> e : ((Map<?, ?>) o).entrySet()) sb.append(dump(e.getKey(), seen)).append("->").append(dump(e.getValue(), seen)).append(';');
            return "{" + sb + "}";
        }
        sb.append(c.getSimpleName()).append("{");
        for (Class<?> k = c; k != Object.class && k != Record.class; k = k.getSuperclass()) {
            for (Field f : k.getDeclaredFields()) {
                if (Modifier.isStatic(f.getModifiers()) || f.isSynthetic()) continue;
                f.setAccessible(true);
                sb.append(k == c ? "" : k.getSimpleName() + ".").append(f.getName()).append(Modifier.isTransient(f.getModifiers()) ? "(t)" : "").append('=').append(dump(f.get(o), seen)).append(' ');
            }
        }
        return sb.toString().trim() + "}";
    }

    static String dump(Object o) throws Exception {
        return dump(o, new IdentityHashMap<>());
    }

    public static void main(String[] args) throws Exception {
        Node a = new Node(1, 'a', 1, 2.5);
        Node b = new Node(2, 'b');
        a.next = b;
        b.next = a;
        a.children.add(b);
        a.children.add(List.of("x", 1, 'c'));
        a.children.add(new Object[] {null, a.children, new int[][] {{1}, {2, 3}}});
        System.out.println(dump(a));
        Special s = new Special();
        s.map.put("self", s);
        s.map.put("a", a);
        System.out.println(dump(s));
        System.out.println(dump(new Pair(new Pair(1, 2L), new boolean[] {true})));
        System.out.println(dump(null) + dump("s") + dump(1.5f));
        class Local {
            int captured = args.length;
            Runnable r = null;
        }
        System.out.println(dump(new Local()));
        System.out.println(dump(new Object() {
            final String field = "anonymous";
        }));
    }
}
