//@ native: yes
//@ outputs: "true java.lang.ArithmeticException" 
import java.util.concurrent.*;
public class QuietlyJoined {
    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(1);
        ForkJoinTask<Integer> t = pool.submit(() -> 1 / Integer.parseInt("0"));
        t.quietlyJoin();
        Throwable e = t.getException();
        while (e.getCause() != null) e = e.getCause();
        System.out.print(t.isCompletedAbnormally() + " " + e.getClass().getName());
        pool.shutdown();
    }
}
