// try-with-resources: closing order, suppressed exceptions, null resources, existing variables.
public class ResourceClosing {
    static StringBuilder log = new StringBuilder();
    static class R implements AutoCloseable {
        final String n;
        final boolean bad;
        R(String n) { this(n, false); }
        R(String n, boolean bad) {
            this.n = n;
            this.bad = bad;
            log.append("open ").append(n).append(' ');
            if (n.startsWith("!")) throw new IllegalArgumentException("ctor " + n);
        }
        public void close() { log.append("close ").append(n).append(' '); if (bad) throw new IllegalStateException("close " + n); }
    }
    static void show(Throwable t, String in) {
        System.out.print(in + t.getClass().getSimpleName() + ":" + t.getMessage());
        for (Throwable s : t.getSuppressed()) { System.out.print(" {"); show(s, ""); System.out.print("}"); }
        if (in.length() > 0) System.out.println(" " + log);
    }
    interface Body { void run() throws Exception; }
    static void go(String name, Body b) {
        log.setLength(0); try { b.run(); System.out.println(name + " ok " + log); } catch (Exception e) { show(e, name + " "); }
    }
    static int ret() { try (R a = new R("a"); R b = new R("b")) { return log.length(); } finally { log.append("fin "); } }
    public static void main(String[] args) {
        go("plain", () -> { try (R a = new R("a"); R b = new R("b")) { log.append("body "); } });
        go("body throws", () -> { try (R a = new R("a"); R b = new R("b")) { throw new Exception("body"); } });
        go("closes throw", () -> { try (R a = new R("a", true); R b = new R("b", true)) { log.append("body "); } });
        go("all throw", () -> { try (R a = new R("a", true); R b = new R("b", true); R c = new R("c")) {
                throw new RuntimeException("body"); } });
        go("ctor", () -> { try (R a = new R("a", true); R b = new R("!b"); R c = new R("c")) { log.append("body "); } });
        go("null", () -> { try (R a = null; R b = new R("b")) { log.append(a == null).append(' '); } });
        go("catch", () -> { try (R a = new R("a", true)) { throw new RuntimeException("body"); } catch (RuntimeException e) {
                log.append("caught ").append(e.getMessage()).append(e.getSuppressed().length); } finally { log.append(" finally");
                } });
        go("existing", () -> { R r = new R("r"); final R q = new R("q"); try (r; q; R s = new R("s")) { log.append("body "); } });
        go("nested", () -> { try (R a = new R("a", true)) { try (R b = new R("b", true)) { throw new Exception("deep"); } } });
        go("loop", () -> { for (int i = 0; i < 4; i++) try (R a = new R("" + i)) { if (i == 1) continue; if (i == 2) break;
                log.append("b").append(i).append(' '); } });
        log.setLength(0); System.out.println(ret() + " " + log);
        go("self", () -> { RuntimeException x = new RuntimeException("same");
                try (AutoCloseable c = () -> { throw x; }) { throw x; } catch (RuntimeException e) {
                System.out.println((e == x) + " " + e.getSuppressed().length); } });
        try {
            Exception e = new Exception("a"); e.addSuppressed(e);
        } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { new Exception().addSuppressed(null); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        Exception off = new Exception("off", null, false, false) {};
        off.addSuppressed(new Exception());
        System.out.println(off.getSuppressed().length + " " + off.getStackTrace().length);
    }
}
