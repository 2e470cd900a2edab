import java.util.concurrent.*;
public class LocalLeak {
    static final ThreadLocal<String> user = new ThreadLocal<>();
    static String handle(String login) { if (login != null) user.set(login); return String.valueOf(user.get()); }
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<String> a = pool.submit(() -> handle("alice"));
        Future<String> b = pool.submit(() -> handle(null));
        Future<String> c = pool.submit(() -> handle(null));
        a.get(); pool.shutdown();
        if (!c.get().equals("null")) throw new SecurityException("anonymous is " + c.get());
    }
}
