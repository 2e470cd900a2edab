package common;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes the object graph of a root as a sequence of longs that is the same for isomorphic graphs:
 * depth-first, fields in declaration order from the topmost class down, objects numbered by first
 * visit, primitives by value.
 *
 * <p>This is the independent yardstick for the checker's own matching, so it shares no code with
 * it. Strings, boxed numbers and enum constants are atoms, compared by content: the subjects never
 * ask for their identity. Fields in {@link #UNOBSERVED} are left out.
 */
final class Linearizer {
  /** Caches and modification counters of java.util: no operation of a subject can observe them. */
  private static final List<String> UNOBSERVED =
      List.of(
          "modCount", "entrySet", "keySet", "navigableKeySet", "descendingMap", "values", "hash");

  /** Counts modification counters after all; {@code -DkeepModCount=true} shows what they cost. */
  private static final boolean KEEP_MOD_COUNT = Boolean.getBoolean("keepModCount");

  private final Map<Class<?>, Field[]> fieldsOf = new HashMap<>();
  private final Map<Class<?>, Long> classNumber = new HashMap<>();
  private final Map<Object, Integer> numberOf = new IdentityHashMap<>();
  private long[] out = new long[256];
  private int length;

  /** The canonical form of the graph. */
  long[] linearize(Object root) {
    run(root);
    return java.util.Arrays.copyOf(out, length);
  }

  /** Two independent 64-bit hashes of the canonical form, as {high, low}. */
  long[] fingerprint(Object root) {
    run(root);
    long high = 0x9E3779B97F4A7C15L;
    long low = 0xC2B2AE3D27D4EB4FL;
    for (int i = 0; i < length; i++) {
      high = mix(high ^ out[i], 0xBF58476D1CE4E5B9L);
      low = mix(low + out[i], 0x94D049BB133111EBL);
    }
    return new long[] {high, low};
  }

  private static long mix(long word, long factor) {
    word = (word ^ (word >>> 31)) * factor;
    return word ^ (word >>> 29);
  }

  private void run(Object root) {
    numberOf.clear();
    length = 0;
    visit(root);
  }

  private void put(long word) {
    if (length == out.length) {
      out = java.util.Arrays.copyOf(out, 2 * length);
    }
    out[length++] = word;
  }

  private void visit(Object object) {
    if (object == null) {
      put(-1);
      return;
    }
    Class<?> type = object.getClass();
    if (isAtom(object)) {
      put(numberOfClass(type));
      put(atom(object));
      return;
    }
    Integer known = numberOf.putIfAbsent(object, numberOf.size());
    if (known != null) {
      put(-2);
      put(known);
      return;
    }
    put(numberOfClass(type));
    if (type.isArray()) {
      visitArray(object);
    } else {
      visitFields(object, type);
    }
  }

  private static boolean isAtom(Object object) {
    return object instanceof Number
        || object instanceof Boolean
        || object instanceof String
        || object instanceof Enum;
  }

  private static long atom(Object object) {
    if (object instanceof Enum) {
      return ((Enum<?>) object).ordinal();
    }
    if (object instanceof Number) {
      return ((Number) object).longValue();
    }
    if (object instanceof Boolean) {
      return (Boolean) object ? 1 : 0;
    }
    long content = 1125899906842597L;
    for (char c : ((String) object).toCharArray()) {
      content = 31 * content + c;
    }
    return content;
  }

  private void visitArray(Object array) {
    if (array instanceof int[]) {
      int[] ints = (int[]) array;
      put(ints.length);
      for (int i : ints) {
        put(i);
      }
    } else if (array instanceof Object[]) {
      Object[] objects = (Object[]) array;
      put(objects.length);
      for (Object o : objects) {
        visit(o);
      }
    } else {
      int n = Array.getLength(array);
      put(n);
      for (int i = 0; i < n; i++) {
        put(atom(box(Array.get(array, i))));
      }
    }
  }

  private static Object box(Object value) {
    return value instanceof Character ? (Object) Integer.valueOf((Character) value) : value;
  }

  private void visitFields(Object object, Class<?> type) {
    try {
      for (Field field : fields(type)) {
        Class<?> kind = field.getType();
        if (kind == int.class) {
          put(field.getInt(object));
        } else if (kind == boolean.class) {
          put(field.getBoolean(object) ? 1 : 0);
        } else if (kind.isPrimitive()) {
          put(atom(box(field.get(object))));
        } else {
          visit(field.get(object));
        }
      }
    } catch (IllegalAccessException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** Number of a class by its name, so that the form does not depend on what was met first. */
  private long numberOfClass(Class<?> type) {
    Long number = classNumber.get(type);
    if (number == null) {
      number = atom(type.getName()) & Long.MAX_VALUE;
      classNumber.put(type, number);
    }
    return number;
  }

  private Field[] fields(Class<?> type) {
    Field[] fields = fieldsOf.get(type);
    if (fields == null) {
      List<Field> found = new ArrayList<>();
      collect(type, found);
      fields = found.toArray(new Field[0]);
      fieldsOf.put(type, fields);
    }
    return fields;
  }

  private static void collect(Class<?> type, List<Field> found) {
    if (type.getSuperclass() != null) {
      collect(type.getSuperclass(), found);
    }
    for (Field field : type.getDeclaredFields()) {
      boolean jdkCache = type.getName().startsWith("java.") && UNOBSERVED.contains(field.getName());
      jdkCache = jdkCache && !(KEEP_MOD_COUNT && field.getName().equals("modCount"));
      if (!Modifier.isStatic(field.getModifiers()) && !jdkCache) {
        field.setAccessible(true);
        found.add(field);
      }
    }
  }
}
