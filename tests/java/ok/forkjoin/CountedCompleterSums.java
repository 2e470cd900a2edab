//@ native: yes
//@ outputs: "3"
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class CountedCompleterSums {
    static final AtomicInteger sum = new AtomicInteger();
    static class Leaf extends CountedCompleter<Void> {
        final int n;
        Leaf(CountedCompleter<?> parent, int n) { super(parent); this.n = n; }
        public void compute() {
            if (n == 3) {
                setPendingCount(2);
                new Leaf(this, 1).fork();
                new Leaf(this, 2).fork();
            } else sum.addAndGet(n);
            tryComplete();
        }
    }
    public static void main(String[] args) {
        new Leaf(null, 3).invoke();
        System.out.print(sum);
    }
}
