import java.util.*;
public class ConnPool {
    static class Conn { boolean inUse; void use() { if (inUse) throw new IllegalStateException("shared connection"); inUse = true; inUse = false; } }
    private final Deque<Conn> free = new ArrayDeque<>();
    synchronized Conn take() { Conn c = free.poll(); return c == null ? new Conn() : c; }
    synchronized void give(Conn c) { free.push(c); }
    static void request(ConnPool pool) { Conn c = pool.take(); try { c.use(); pool.give(c); } finally { pool.give(c); } }
    public static void main(String[] args) throws Exception {
        ConnPool pool = new ConnPool();
        request(pool);
        Thread t = new Thread(() -> request(pool), "request-1"), u = new Thread(() -> request(pool), "request-2");
        t.start(); u.start();
    }
}
