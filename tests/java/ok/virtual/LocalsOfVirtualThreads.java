//@ needs: jdk>=21
//@ outputs: "null1" 
// A virtual thread has thread locals of its own.
public class LocalsOfVirtualThreads {
    static final ThreadLocal<Integer> T = new ThreadLocal<>();
    static Integer seen;

    public static void main(String[] args) throws Exception {
        T.set(1);
        Thread.ofVirtual().start(() -> {
            seen = T.get();
            T.set(2);
        }).join();
        System.out.print(seen + "" + T.get());
    }
}
