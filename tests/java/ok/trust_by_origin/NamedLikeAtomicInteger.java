//@ native: yes
//@ outputs: "1\n" | "2\n"
// A class of the program has the simple name of a library class in a package that ends like the
// library's; nothing about it is atomic.
// Confirmed on JDK 17 and 25: every outcome was seen.
package javax.util.concurrent.atomic;

public class NamedLikeAtomicInteger {
    static class AtomicInteger {
        private int value;

        int incrementAndGet() {
            return ++value;
        }
    }

    public static void main(String[] args) throws Exception {
        AtomicInteger count = new AtomicInteger();
        Thread t = new Thread(count::incrementAndGet);
        t.start();
        count.incrementAndGet();
        t.join();
        System.out.println(count.value);
    }
}
