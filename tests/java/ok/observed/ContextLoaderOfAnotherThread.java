//@ native: yes
//@ outputs: "null\n" | "set\n"
// The context class loader of a thread can be set by another thread.
public class ContextLoaderOfAnotherThread {
    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        main.setContextClassLoader(null);
        ClassLoader loader = ContextLoaderOfAnotherThread.class.getClassLoader();
        Thread other = new Thread(() -> main.setContextClassLoader(loader));
        other.start();
        System.out.println(main.getContextClassLoader() == null ? "null" : "set");
        other.join();
    }
}
