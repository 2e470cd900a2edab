//@ native: yes
//@ outputs: "1" | "2"
// Two actions add to a plain field: an update may be lost.
import java.util.concurrent.*;
public class InvokeAllOfPair {
    static int x;
    static class Add extends RecursiveAction { protected void compute() { x++; } }
    static class Root extends RecursiveAction { protected void compute() { invokeAll(new Add(), new Add()); } }
    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(2);
        pool.invoke(new Root());
        pool.shutdown();
        System.out.print(x);
    }
}
