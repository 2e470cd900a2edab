//@ native: yes
//@ outputs: "0\n" | "1\n" | "2\n"
// The program's subclass of a library class adds a method of two steps: main can look in between.
// Confirmed on JDK 17 and 25: every outcome was seen.
package sun.sub;

import java.util.concurrent.atomic.AtomicLong;

public class CompoundSubclassInSun {
    static class Pairwise extends AtomicLong {
        void addTwo() {
            incrementAndGet();
            incrementAndGet();
        }
    }

    public static void main(String[] args) throws Exception {
        Pairwise count = new Pairwise();
        Thread t = new Thread(count::addTwo);
        t.start();
        long seen = count.get();
        t.join();
        System.out.println(seen);
    }
}
