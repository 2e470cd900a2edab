//@ native: yes
//@ outputs: "true" | "false"
// The context class loader of a thread is shared.

public class LoaderOfAThreadChanges {
    static final Thread MAIN = Thread.currentThread();

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> MAIN.setContextClassLoader(null));
        t.start();
        String seen = "" + (MAIN.getContextClassLoader() == null);
        t.join();
        System.out.print(seen);
    }
}
