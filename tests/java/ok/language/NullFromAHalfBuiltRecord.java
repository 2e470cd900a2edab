//@ native: yes
//@ outputs: "null" | "a" | "-"
// A record whose constructor gives it away before its parts are set.
public class NullFromAHalfBuiltRecord {
    static Object leaked;
    record R(String s) { R { keep(this); } }
    static void keep(Object o) { leaked = o; }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> new R("a"));
        t.start();
        System.out.print(leaked instanceof R r ? "" + r.s() : "-");
        t.join();
    }
}
