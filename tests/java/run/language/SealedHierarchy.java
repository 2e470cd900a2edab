// Sealed classes and interfaces with a visitor, permitted subclasses and reflection on them.
import java.util.*;
public class SealedHierarchy {
    sealed interface Json permits JNull, JBool, JNum, JStr, JArr, JObj {
        interface Visitor<R> {
            R nul();
            R bool(boolean b);
            R num(double d);
            R str(String s);
            R arr(List<Json> l);
            R obj(Map<String, Json> m);
        }
        <R> R accept(Visitor<R> v);
    }
    enum JNull implements Json { NULL; public <R> R accept(Visitor<R> v) { return v.nul(); } }
    record JBool(boolean b) implements Json { public <R> R accept(Visitor<R> v) { return v.bool(b); } }
    record JNum(double d) implements Json { public <R> R accept(Visitor<R> v) { return v.num(d); } }
    record JStr(String s) implements Json { public <R> R accept(Visitor<R> v) { return v.str(s); } }
    static final class JArr implements Json {
        final List<Json> l; JArr(Json... js) { l = List.of(js); } public <R> R accept(Visitor<R> v) { return v.arr(l); }
    }
    static non-sealed class JObj implements Json {
        final Map<String, Json> m = new LinkedHashMap<>();
        JObj put(String k, Json j) { m.put(k, j); return this; }
        public <R> R accept(Visitor<R> v) { return v.obj(m); }
    }
    static class Special extends JObj { public <R> R accept(Visitor<R> v) { return v.str("special" + m.size()); } }
    static class Depth implements Json.Visitor<Integer> {
        public Integer nul() { return 0; }
        public Integer bool(boolean b) { return 0; }
        public Integer num(double d) { return 0; }
        public Integer str(String s) { return 0; }
        public Integer arr(List<Json> l) { int m = 0; for (Json j : l) m = Math.max(m, j.accept(this)); return m + 1; }
        public Integer obj(Map<String, Json> o) {
            int m = 0; for (Json j : o.values()) m = Math.max(m, j.accept(this)); return m + 1;
        }
    }
    static class Print implements Json.Visitor<String> {
        public String nul() { return "null"; }
        public String bool(boolean b) { return "" + b; }
        public String num(double d) { return d == (long) d ? "" + (long) d : "" + d; }
        public String str(String s) { return '"' + s + '"'; }
        public String arr(List<Json> l) {
            StringJoiner j = new StringJoiner(",", "[", "]"); for (Json x : l) j.add(x.accept(this)); return j.toString();
        }
        public String obj(Map<String, Json> m) {
            StringJoiner j = new StringJoiner(",", "{", "}");
            m.forEach((k, v) -> j.add(str(k) + ":" + v.accept(this)));
            return j.toString();
        }
    }
    sealed static abstract class Sh {
        abstract double a();
        static final class Sq extends Sh { double a() { return 4; } }
        static final class Ci extends Sh { double a() { return 3.5; } }
    }
    public static void main(String[] args) {
        Json j = new JObj().put("a", new JArr(new JNum(1), new JNum(2.5), JNull.NULL)).put("b", new JBool(true)).put("c",
                new JObj().put("d", new JArr(new JArr(new JStr("x"))))).put("s", new Special().put("q", JNull.NULL));
        System.out.println(j.accept(new Print()));
        System.out.println(j.accept(new Depth()));
        System.out.println(Json.class.isSealed() + " " + JObj.class.isSealed() + " " + Sh.class.isSealed());
        for (Class<?> c : Json.class.getPermittedSubclasses()) System.out.print(c.getSimpleName() + " ");
        for (Class<?> c : Sh.class.getPermittedSubclasses()) System.out.print(c.getSimpleName() + " ");
        System.out.println();
        double t = 0;
        for (Sh s : new Sh[]{new Sh.Sq(), new Sh.Ci()}) t += s.a();
        System.out.println(t);
    }
}
