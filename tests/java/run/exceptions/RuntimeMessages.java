// Messages of the exceptions the VM and the core library raise.
import java.util.*;
public class RuntimeMessages {
    interface Body { Object run() throws Exception; }
    static void t(String n, Body b) {
        try {
            System.out.println(n + " -> " + b.run());
        } catch (Throwable e) { System.out.println(n + " " + e.getClass().getName() + ": " + e.getMessage()); }
    }
    /** Only the class: this library text differs between JDK versions. */
    static void cls(String n, Body b) {
        try {
            System.out.println(n + " -> " + b.run());
        } catch (Throwable e) { System.out.println(n + " " + e.getClass().getName()); }
    }
    static class A {} static class B extends A {} interface I {} enum E { X } record R(int a) {}
    static Object obj(Object o) { return o; }
    public static void main(String[] args) {
        int[] ia = new int[3]; long[] la = {}; Object[] oa = new String[1]; int z = 0, m = -1; long zl = 0;
        t("aload", () -> ia[3]);
        t("aload neg", () -> ia[m]);
        t("astore", () -> ia[100] = 5);
        t("laload", () -> la[0]);
        t("aaload", () -> oa[1]);
        t("aastore", () -> oa[0] = 5);
        t("aastore2", () -> oa[0] = new int[0]);
        t("baload", () -> new byte[1][0].length == 0 ? new byte[0][5] : null);
        t("max", () -> ia[Integer.MAX_VALUE]);
        t("min", () -> ia[Integer.MIN_VALUE]);
        t("idiv", () -> 5 / z);
        t("irem", () -> 5 % z);
        t("ldiv", () -> 5L / zl);
        t("lrem", () -> 5L % zl);
        t("fdiv", () -> 5f / z);
        t("drem", () -> 5.0 % z);
        t("newarray", () -> new int[m]);
        t("anewarray", () -> new String[m - 5]);
        t("multi", () -> new int[3][m]);
        t("multi0", () -> new int[0][m]);
        t("reflect array", () -> java.lang.reflect.Array.newInstance(int.class, -7));
        t("cast A", () -> (A) obj("str"));
        t("cast B", () -> (B) obj(new A()));
        t("cast Integer", () -> (Integer) obj("s"));
        t("cast I", () -> (I) obj(new A()));
        t("cast arr", () -> (int[]) obj(new long[0]));
        t("cast arr2", () -> (String[]) obj(new Object[0]));
        t("cast arr3", () -> (A[]) obj(new A[0][0]));
        t("cast lambda", () -> (Comparable<?>) obj(E.X));
        t("cast rec", () -> (R) obj(List.class));
        t("cast to map", () -> (Map<?, ?>) obj(new int[0]));
        t("cast elem", () -> { List<String> l = (List) new ArrayList<>(List.of(1)); return l.get(0).length(); });
        cls("charAt", () -> "abc".charAt(3));
        cls("charAt neg", () -> "abc".charAt(-1));
        cls("substring", () -> "abc".substring(2, 1));
        cls("substring2", () -> "abc".substring(4));
        cls("sb.charAt", () -> new StringBuilder("ab").charAt(2));
        cls("sb.setCharAt", () -> { new StringBuilder("ab").setCharAt(5, 'c'); return 0; });
        cls("sb.delete", () -> new StringBuilder("ab").delete(3, 4));
        cls("sb.insert", () -> new StringBuilder("ab").insert(3, "x"));
        cls("sb.deleteCharAt", () -> new StringBuilder("ab").deleteCharAt(2));
        t("repeat", () -> "a".repeat(-1));
        cls("codePointAt", () -> "".codePointAt(0));
        t("parseInt", () -> Integer.parseInt("12x"));
        t("parseInt empty", () -> Integer.parseInt(""));
        t("parseInt null", () -> Integer.parseInt(null));
        t("parseInt big", () -> Integer.parseInt("2147483648"));
        t("parseLong", () -> Long.parseLong("99999999999999999999"));
        t("parseDouble", () -> Double.parseDouble("1.2.3"));
        t("parseDouble empty", () -> Double.parseDouble(" "));
        t("parseByte", () -> Byte.parseByte("200"));
        t("parseShort", () -> Short.parseShort("70000", 10));
        t("decode", () -> Integer.decode("0x"));
        t("radix", () -> Integer.parseInt("1", 99));
        t("parseUnsigned", () -> Integer.parseUnsignedInt("-1"));
        t("addExact", () -> Math.addExact(Integer.MAX_VALUE, 1));
        t("mulExact", () -> Math.multiplyExact(Long.MAX_VALUE, 2L));
        t("toIntExact", () -> Math.toIntExact(1L << 40));
        t("negExact", () -> Math.negateExact(Integer.MIN_VALUE));
        t("list.get", () -> new ArrayList<>(List.of(1)).get(1));
        t("list.get neg", () -> new ArrayList<>().get(-1));
        t("linked", () -> new LinkedList<>().get(0));
        t("List.of get", () -> List.of(1, 2).get(2));
        t("asList", () -> Arrays.asList(1).get(1));
        t("set", () -> List.of(1).set(0, 2));
        t("List.of null", () -> List.of((Object) null));
        t("Map.of dup", () -> Map.of(1, 2, 1, 3));
        t("Set.of dup", () -> Set.of("a", "a"));
        t("iterator", () -> List.of().iterator().next());
        t("iterator2", () -> new ArrayList<>().iterator().next());
        t("deque", () -> new ArrayDeque<>().pop());
        t("deque null", () -> new ArrayDeque<>().add(null));
        t("cap", () -> new ArrayList<>(-1));
        t("hm cap", () -> new HashMap<>(-1));
        t("subList", () -> new ArrayList<>(List.of(1, 2)).subList(1, 5));
        t("subList2", () -> new ArrayList<>(List.of(1, 2)).subList(2, 1));
        t("cme", () -> { List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); for (Integer x : l) l.remove(x); return l; });
        t("treemap", () -> new TreeMap<>(Map.of(1, 2)).get("s"));
        t("tree null", () -> new TreeMap<String, String>().put(null, ""));
        t("first", () -> new TreeSet<>().first());
        t("opt", () -> Optional.empty().get());
        t("opt2", () -> Optional.of(null));
        t("pq", () -> new PriorityQueue<>().remove());
        t("scanner", () -> new Scanner("").next());
        t("enum", () -> E.valueOf("Y"));
        t("copyOf", () -> Arrays.copyOf(ia, -1));
        t("copyOfRange", () -> Arrays.copyOfRange(ia, 2, 1));
        t("fill", () -> { Arrays.fill(ia, 1, 9, 0); return 0; });
        t("sort range", () -> { Arrays.sort(ia, 2, 1); return 0; });
        t("forName", () -> Class.forName("no.such.Klass"));
        t("forName arr", () -> Class.forName("[I"));
        t("charset", () -> new String(new byte[0], "no-such-charset"));
    }
}
