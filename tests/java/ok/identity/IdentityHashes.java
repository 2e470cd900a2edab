// Identity hashes of new objects, of a class and of a booted thread.
import java.util.*;
public class IdentityHashes {
    static volatile Object o; static Set<Object> s = Collections.synchronizedSet(new HashSet<>());
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> s.add(new Object())), u = new Thread(() -> s.add(new Object()));
        t.start(); u.start(); s.add(IdentityHashes.class); s.add(Thread.currentThread()); t.join(); u.join();
        o = new IdentityHashMap<>(Map.of(s, 1));
    }
}
