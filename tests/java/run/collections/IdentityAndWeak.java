// IdentityHashMap and WeakHashMap: only facts that do not depend on identity hashes.
import java.util.*;

public class IdentityAndWeak {
    public static void main(String[] args) throws Exception {
        IdentityHashMap<String, Integer> id = new IdentityHashMap<>();
        String a = new String("k");
        String b = new String("k");
        id.put(a, 1);
        id.put(b, 2);
        id.put("k", 3);
        id.put(null, 4);
        System.out.println(id.size() + " " + id.get(a) + " " + id.get(b) + " " + id.get("k") + " " + id.get(new String("k")) + " " + id.get(null));
        System.out.println(id.remove(new String("k")) + " " + id.remove(a) + " " + id.size() + " " + id.containsKey(a) + " " + id.containsValue(2));
        Object[] keys = new Object[500];
        IdentityHashMap<Object, Integer> many = new IdentityHashMap<>();
        for (int i = 0; i < keys.length; i++) many.put(keys[i] = new Object(), i);
        long sum = 0;
        for (int i = 0; i < keys.length; i++) sum = sum * 31 + many.get(keys[i]);
        for (int i = 0; i < keys.length; i += 3) many.remove(keys[i]);
        int found = 0;
        for (Object k : keys) if (many.containsKey(k)) found++;
        int values = 0;
        for (int v : many.values()) values += v;
        System.out.println(sum + " " + many.size() + " " + found + " " + values);
        Set<Object> idset = Collections.newSetFromMap(new IdentityHashMap<>());
        System.out.println(idset.add(a) + " " + idset.add(b) + " " + idset.add(a) + " " + idset.size());
        System.out.println(System.identityHashCode(a) == System.identityHashCode(a) ? "stable" : "unstable");
        System.out.println(System.identityHashCode(null));

        WeakHashMap<Object, String> w = new WeakHashMap<>();
        Object strong = new Object();
        w.put(strong, "stays");
        w.put(new Object(), "goes");
        w.put(null, "null key");
        w.put("interned literal", "stays too");
        for (int i = 0; i < 50 && w.size() > 3; i++) {
            System.gc();
            Thread.sleep(5);
        }
        System.out.println(w.size() + " " + w.get(strong) + " " + w.get(null) + " " + w.get("interned literal") + " " + w.containsValue("goes"));
        System.out.println(new TreeSet<>(w.values()));
        System.out.println(w.remove(strong) + " " + w.size() + " " + (strong != null));
    }
}
