// Serialise and parse records to JSON by reflection.
import java.lang.reflect.*;
import java.util.*;
import java.util.stream.*;

public class JsonByReflection {
    enum Level { LOW, HIGH }

    record Address(String street, int number) { }

    record Person(String name, int age, double score, boolean ok, Level level, Address address, List<String> tags, int[] codes, Map<String, Long> counts) { }

    static String write(Object o) {
        if (o == null) return "null";
        if (o instanceof String s) return '"' + s.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
        if (o instanceof Enum<?> e) return write(e.name());
        if (o instanceof Number || o instanceof Boolean) return o.toString();
        if (o instanceof Collection<?> c) return c.stream().map(JsonByReflection::write).collect(Collectors.joining(",", "[", "]"));
        if (o instanceof Map<?, ?> m) return m.entrySet().stream().map(e -> write(e.getKey()) + ":" + write(e.getValue())).collect(Collectors.joining(",", "{", "}"));
        if (o.getClass().isArray()) return IntStream.range(0, Array.getLength(o)).mapToObj(i -> write(Array.get(o, i))).collect(Collectors.joining(",", "[", "]"));
        Map<String, Object> fields = new LinkedHashMap<>();
        for (RecordComponent rc : o.getClass().getRecordComponents()) {
            try {
                fields.put(rc.getName(), rc.getAccessor().invoke(o));
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
        return write(fields);
    }

    static class Parser {
        final String s;
        int i;

        Parser(String s) {
            this.s = s;
        }

        Object value() {
            char c = s.charAt(i);
            if (c == '{') return object();
            if (c == '[') return array();
            if (c == '"') return string();
            int start = i;
            while (i < s.length() && ",]}:".indexOf(s.charAt(i)) < 0) i++;
            String lit = s.substring(start, i);
            switch (lit) {
                case "null": return null;
                case "true": return true;
                case "false": return false;
                default: return lit.contains(".") || lit.contains("E") ? (Object) Double.valueOf(lit) : (Object) Long.valueOf(lit);
            }
        }

        String string() {
            StringBuilder sb = new StringBuilder();
            for (i++; s.charAt(i) != '"'; i++) {
                if (s.charAt(i) == '\\') sb.append(s.charAt(++i) == 'n' ? '\n' : s.charAt(i));
                else sb.append(s.charAt(i));
            }
            i++;
            return sb.toString();
        }

        List<Object> array() {
            List<Object> l = new ArrayList<>();
            i++;
            while (s.charAt(i) != ']') {
                l.add(value());
                if (s.charAt(i) == ',') i++;
            }
            i++;
            return l;
        }

        Map<String, Object> object() {
            Map<String, Object> m = new LinkedHashMap<>();
            i++;
            while (s.charAt(i) != '}') {
                String k = string();
                i++;
                m.put(k, value());
                if (s.charAt(i) == ',') i++;
            }
            i++;
            return m;
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static Object convert(Object v, Type t) throws ReflectiveOperationException {
        if (v == null) return null;
        if (t instanceof ParameterizedType p) {
            Type arg = p.getActualTypeArguments()[p.getActualTypeArguments().length - 1];
            if (v instanceof List<?> l) {
                List<Object> out = new ArrayList<>();
                for (Object x : l) out.add(convert(x, arg));
                return out;
            }
            Map<String, Object> out = new TreeMap<>();
            for (Map.Entry<String, Object> e : ((Map<String, Object>) v).entrySet()) out.put(e.getKey(), convert(e.getValue(), arg));
            return out;
        }
        Class<?> c = (Class<?>) t;
        if (c == int.class) return ((Long) v).intValue();
        if (c == double.class) return ((Number) v).doubleValue();
        if (c.isEnum()) return Enum.valueOf((Class) c, (String) v);
        if (c.isArray()) {
            List<?> l = (List<?>) v;
            Object a = Array.newInstance(c.getComponentType(), l.size());
            for (int i = 0; i < l.size(); i++) Array.set(a, i, convert(l.get(i), c.getComponentType()));
            return a;
        }
        if (!c.isRecord()) return v;
        RecordComponent[] rcs = c.getRecordComponents();
        Object[] args = new Object[rcs.length];
        Class<?>[] types = new Class<?>[rcs.length];
        for (int i = 0; i < rcs.length; i++) {
            types[i] = rcs[i].getType();
            args[i] = convert(((Map<String, Object>) v).get(rcs[i].getName()), rcs[i].getGenericType());
        }
        return c.getDeclaredConstructor(types).newInstance(args);
    }

    public static void main(String[] args) throws Exception {
        Person p = new Person("Ann \"A\"\n\\", 41, 1.5e10, true, Level.HIGH, new Address("Main", 5), List.of("x", "y"), new int[] {1, -2, 3}, new TreeMap<>(Map.of("k", 9L, "j", -1L)));
        String json = write(p);
        System.out.println(json);
        Person q = (Person) convert(new Parser(json).value(), Person.class);
        System.out.println(write(q).equals(json) + " " + q.equals(p) + " " + q.address().equals(p.address()) + " " + Arrays.equals(q.codes(), p.codes()));
        System.out.println(write(new Person(null, 0, -0.0, false, null, null, null, null, null)));
        System.out.println(new Parser("[1,[2.5,{\"a\":[]}],null,true]").value());
        try {
            convert(new Parser("{\"name\":\"x\",\"age\":\"no\"}").value(), Person.class);
        } catch (ClassCastException e) {
            System.out.println("CCE");
        }
        try {
            convert(new Parser("{\"name\":\"x\"}").value(), Person.class);
        } catch (IllegalArgumentException | NullPointerException e) {
            System.out.println("missing primitive rejected");
        }
    }
}
