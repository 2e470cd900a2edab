import java.util.concurrent.*;
public class PermitLeak {
    static final Semaphore connections = new Semaphore(1);
    static void query(String sql) throws InterruptedException {
        connections.acquire();
        int n = Integer.parseInt(sql);
        System.out.println(n);
        connections.release();
    }
    static void safe(String sql) { try { query(sql); } catch (NumberFormatException | InterruptedException e) { System.out.println("bad query " + sql); } }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> safe("x"), "client-1"), u = new Thread(() -> safe("1"), "client-2");
        t.start(); u.start();
        t.join(); u.join();
    }
}
