//@ native: yes
//@ outputs: "0\n" | "1\n" | "2\n"
// As CompoundSubclassInSun, without a package: a subclass of a trusted class is not trusted.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.atomic.AtomicInteger;

public class CompoundSubclass {
    static class Pairwise extends AtomicInteger {
        void addTwo() {
            set(1);
            set(2);
        }
    }

    public static void main(String[] args) throws Exception {
        Pairwise count = new Pairwise();
        Thread t = new Thread(count::addTwo);
        t.start();
        int seen = count.get();
        t.join();
        System.out.println(seen);
    }
}
