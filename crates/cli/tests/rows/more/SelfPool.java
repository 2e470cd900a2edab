import java.util.concurrent.*;
public class SelfPool {
    static final ExecutorService io = Executors.newSingleThreadExecutor();
    static String load(String name) throws Exception { return io.submit(() -> "<" + name + ">").get(); }
    static String page() throws Exception { return io.submit(() -> load("header") + load("body")).get(); }
    public static void main(String[] args) throws Exception { System.out.println(page()); io.shutdown(); }
}
