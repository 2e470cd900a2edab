// A mini SQL engine over lists: parser, where, join, group by, order by, limit, insert, update, delete.
import java.util.*;
import java.util.function.*;
public class MiniSql {
    static final class Table {
        final List<String> cols;
        final List<Object[]> rows = new ArrayList<>();
        Table(List<String> c) { cols = c; }
        int col(String n) {
            int i = cols.indexOf(n);
            if (i < 0) for (int k = 0; k < cols.size(); k++) if (cols.get(k).endsWith("." + n)) {
                if (i >= 0) throw new IllegalArgumentException("ambiguous " + n); i = k;
            }
            if (i < 0) throw new IllegalArgumentException("no column " + n);
            return i;
        }
        @Override public String toString() {
            StringBuilder b = new StringBuilder(String.join("|", cols));
            for (Object[] r : rows) {
                b.append('\n'); StringJoiner j = new StringJoiner("|"); for (Object o : r) j.add(String.valueOf(o)); b.append(j);
            }
            return b.toString();
        }
    }
    final Map<String, Table> db = new TreeMap<>();
    private List<String> t;
    private int p;
    static List<String> lex(String s) {
        List<String> l = new ArrayList<>();
        for (int i = 0; i < s.length(); ) {
            char c = s.charAt(i);
            int j = i + 1;
            if (Character.isWhitespace(c)) { i++; continue; }
            if (c == '\'') {
                j = s.indexOf('\'', j) + 1; if (j == 0) throw new IllegalArgumentException("open string");
            } else if (Character.isLetterOrDigit(c) || c == '_') while (j < s.length()
                    && (Character.isLetterOrDigit(s.charAt(j)) || "._".indexOf(s.charAt(j)) >= 0)) j++;
            else if ("<>!".indexOf(c) >= 0 && j < s.length() && (s.charAt(j) == '=' || s.charAt(j) == '>')) j++;
            l.add(s.substring(i, j));
            i = j;
        }
        return l;
    }
    String peek() { return p < t.size() ? t.get(p) : ""; }
    String next() { if (p >= t.size()) throw new IllegalArgumentException("unexpected end"); return t.get(p++); }
    boolean eat(String w) { if (peek().equalsIgnoreCase(w)) { p++; return true; } return false; }
    void need(String w) { if (!eat(w)) throw new IllegalArgumentException("expected " + w + " near '" + peek() + "'"); }
    interface Ex { Object get(Object[] r); }
    Ex expr(Table tb) {
        Ex l = and(tb); while (eat("or")) { Ex a = l, b = and(tb); l = r -> truth(a.get(r)) || truth(b.get(r)); } return l;
    }
    Ex and(Table tb) {
        Ex l = cmp(tb); while (eat("and")) { Ex a = l, b = cmp(tb); l = r -> truth(a.get(r)) && truth(b.get(r)); } return l;
    }
    Ex cmp(Table tb) {
        if (eat("not")) { Ex e = cmp(tb); return r -> !truth(e.get(r)); }
        Ex a = sum(tb);
        String o = peek().toLowerCase(Locale.ROOT);
        switch (o) {
            case "=": case "<": case ">": case "<=": case ">=": case "<>": {
                next();
                Ex b = sum(tb);
                return r -> {
                    Object x = a.get(r), y = b.get(r);
                    if (x == null || y == null) return null;
                    int c = compare(x, y);
                    return switch (o) {
                        case "=" -> c == 0;
                        case "<" -> c < 0;
                        case ">" -> c > 0;
                        case "<=" -> c <= 0;
                        case ">=" -> c >= 0;
                        default -> c != 0;
                    };
                };
            }
            case "is": { next(); boolean not = eat("not"); need("null"); return r -> (a.get(r) == null) != not; }
            case "like": {
                next();
                String pat = next();
                String re = pat.substring(1, pat.length() - 1).replace("%", ".*").replace("_", ".");
                return r -> a.get(r) != null && a.get(r).toString().matches(re);
            }
            default: return a;
        }
    }
    Ex sum(Table tb) {
        Ex l = mul(tb);
        while (peek().equals("+") || peek().equals("-")) {
            boolean plus = next().equals("+");
            Ex a = l, b = mul(tb);
            l = r -> {
                Object x = a.get(r), y = b.get(r);
                return x == null || y == null ? null : x instanceof String ? x + "" + y
                        : (Object) (plus ? (Long) x + (Long) y : (Long) x - (Long) y);
            };
        }
        return l;
    }
    Ex mul(Table tb) {
        Ex l = atom(tb); while (eat("*")) { Ex a = l, b = atom(tb); l = r -> (Long) a.get(r) * (Long) b.get(r); } return l;
    }
    Ex atom(Table tb) {
        if (eat("(")) { Ex e = expr(tb); need(")"); return e; }
        String w = next();
        if (w.startsWith("'")) { String s = w.substring(1, w.length() - 1); return r -> s; }
        if (Character.isDigit(w.charAt(0))) { Long v = Long.valueOf(w); return r -> v; }
        if (w.equalsIgnoreCase("null")) return r -> null;
        int c = tb.col(w);
        return r -> r[c];
    }
    static boolean truth(Object o) { return Boolean.TRUE.equals(o); }
    @SuppressWarnings({"unchecked", "rawtypes"}) static int compare(Object a, Object b) {
        if (a == null || b == null) return a == b ? 0 : a == null ? -1 : 1;
        if (a.getClass() != b.getClass()) throw new IllegalArgumentException("cannot compare " + a.getClass().getSimpleName()
                + " with " + b.getClass().getSimpleName());
        return ((Comparable) a).compareTo(b);
    }
    Table table(String n) { Table x = db.get(n); if (x == null) throw new IllegalArgumentException("no table " + n); return x; }
    Object run(String sql) {
        t = lex(sql); p = 0;
        if (eat("create")) {
            String n = next();
            need("(");
            List<String> c = new ArrayList<>();
            do c.add(next());
            while (eat(","));
            need(")");
            db.put(n, new Table(c));
            return "created " + n;
        }
        if (eat("insert")) {
            Table tb = table(next());
            int n = 0;
            do {
                need("(");
                Object[] r = new Object[tb.cols.size()];
                for (int i = 0; i < r.length; i++) { if (i > 0) need(","); r[i] = sum(new Table(List.of())).get(null); }
                need(")");
                tb.rows.add(r);
                n++;
            } while (eat(","));
            return n + " rows";
        }
        if (eat("delete")) {
            Table tb = table(next());
            Ex w = eat("where") ? expr(tb) : r -> true;
            int n = tb.rows.size();
            tb.rows.removeIf(r -> truth(w.get(r)));
            return n - tb.rows.size() + " deleted";
        }
        if (eat("update")) {
            Table tb = table(next());
            need("set");
            int c = tb.col(next());
            need("=");
            Ex v = sum(tb);
            Ex w = eat("where") ? expr(tb) : r -> true;
            int n = 0;
            for (Object[] r : tb.rows) if (truth(w.get(r))) { r[c] = v.get(r); n++; }
            return n + " updated";
        }
        need("select");
        int cols = p;
        while (!peek().equalsIgnoreCase("from")) next();
        next();
        String n1 = next();
        Table src = qualified(n1);
        while (eat("join")) {
            String n2 = next();
            Table r = qualified(n2), j = new Table(new ArrayList<>(src.cols));
            j.cols.addAll(r.cols);
            need("on");
            Ex on = expr(j);
            for (Object[] a : src.rows) for (Object[] b : r.rows) {
                Object[] c = Arrays.copyOf(a, a.length + b.length);
                System.arraycopy(b, 0, c, a.length, b.length);
                if (truth(on.get(c))) j.rows.add(c);
            }
            src = j;
        }
        if (eat("where")) {
            Ex w = expr(src);
            Table f = new Table(src.cols);
            for (Object[] r : src.rows) if (truth(w.get(r))) f.rows.add(r);
            src = f;
        }
        int group = eat("group") ? src.col(next()) : -1;
        int after = p;
        p = cols;
        Table out = new Table(new ArrayList<>());
        List<Function<List<Object[]>, Object>> fs = new ArrayList<>();
        boolean agg = group >= 0;
        do {
            int st = p;
            if (eat("*")) {
                for (int i = 0; i < src.cols.size(); i++) { int c = i; fs.add(g -> g.get(0)[c]); out.cols.add(src.cols.get(i)); }
                continue;
            }
            String f = peek().toLowerCase(Locale.ROOT);
            if (List.of("count", "sum", "min", "max").contains(f)) {
                agg = true;
                next();
                need("(");
                Ex e = eat("*") ? r -> 1L : sum(src);
                need(")");
                fs.add(g -> { Object acc = null; long n = 0; for (Object[] r : g) { Object v = e.get(r); if (v == null) continue;
                        n++; acc = acc == null ? v : f.equals("sum") ? (Object) ((Long) acc + (Long) v) : f.equals("min")
                        ? compare(v, acc) < 0 ? v : acc : compare(v, acc) > 0 ? v : acc; } return f.equals("count") ? (Object) n
                        : acc; });
            } else { Ex e = expr(src); fs.add(g -> g.isEmpty() ? null : e.get(g.get(0))); }
            out.cols.add(eat("as") ? next() : String.join("", t.subList(st, p)));
        } while (eat(","));
        p = after;
        Map<Object, List<Object[]>> groups = new LinkedHashMap<>();
        int k = 0;
        for (Object[] r : src.rows) groups.computeIfAbsent(group >= 0 ? String.valueOf(r[group]) : agg ? "" : (Object) k++,
                x -> new ArrayList<>()).add(r);
        if (agg && group < 0 && groups.isEmpty()) groups.put("", List.of());
        for (List<Object[]> g : groups.values()) {
            Object[] r = new Object[fs.size()]; for (int i = 0; i < r.length; i++) r[i] = fs.get(i).apply(g); out.rows.add(r);
        }
        if (eat("order")) {
            int c = out.col(next());
            Comparator<Object[]> cm = (a, b) -> compare(a[c], b[c]);
            out.rows.sort(eat("desc") ? cm.reversed() : cm);
        }
        if (eat("limit")) { int n = Integer.parseInt(next()); while (out.rows.size() > n) out.rows.remove(out.rows.size() - 1); }
        if (p < t.size()) throw new IllegalArgumentException("junk '" + peek() + "'");
        return out;
    }
    Table qualified(String n) {
        Table x = table(n), q = new Table(new ArrayList<>());
        for (String c : x.cols) q.cols.add(n + "." + c);
        q.rows.addAll(x.rows);
        return q;
    }
    public static void main(String[] args) {
        MiniSql s = new MiniSql();
        for (String q : new String[]{"create emp(id, name, dept, pay)", "create dept(did, title)",
                "insert emp (1,'ann',10,120),(2,'bob',10,100),(3,'cat',20,80),(4,'dan',null,95),(5,'eve',20,70 + 2 * 5)",
                "insert dept (10,'eng'),(20,'ops'),(30,'hr')", "select * from emp",
                "select name, pay * 2 + 1 as dbl from emp where pay >= 95 and not name = 'bob' order dbl desc",
                "select name, title from emp join dept on dept = did order name limit 3",
                "select title, count(*) as n, sum(pay) as total, max(name) as last from emp join dept on dept = did group title order total", "select count(*), count(dept), min(pay) from emp", "select name from emp where dept is null or name like '%a%'", "update emp set pay = pay + 10 where dept = 20", "delete emp where pay < 95", "select id, pay from emp order pay", "select sum(pay) as s from emp where id > 100", "select e from emp", "select name frm emp", "select * from nope", "select name from emp where pay = 'x'", "insert emp (1)", "select 'open from emp", "select dept.title, emp.name from dept join emp on emp.dept = dept.did where emp.id <> 1 garbage"}) {
            try {
                System.out.println("> " + q + "\n" + s.run(q));
            } catch (IllegalArgumentException e) { System.out.println("> " + q + "\nerror: " + e.getMessage()); }
        }
    }
}
