// ForkJoinPool: RecursiveTask, RecursiveAction, invokeAll, CountedCompleter.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ForkJoinTasks {
    static class Fib extends RecursiveTask<Integer> {
        final int n;

        Fib(int n) {
            this.n = n;
        }

        protected Integer compute() {
            if (n < 2) return n;
            Fib a = new Fib(n - 1);
            a.fork();
            return new Fib(n - 2).compute() + a.join();
        }
    }

    static class SortTask extends RecursiveAction {
        final int[] a;
        final int lo, hi;

        SortTask(int[] a, int lo, int hi) {
            this.a = a;
            this.lo = lo;
            this.hi = hi;
        }

        protected void compute() {
            if (hi - lo < 8) {
                Arrays.sort(a, lo, hi);
                return;
            }
            int mid = (lo + hi) >>> 1;
            invokeAll(new SortTask(a, lo, mid), new SortTask(a, mid, hi));
            int[] left = Arrays.copyOfRange(a, lo, mid);
            for (int i = 0, j = mid, k = lo; i < left.length; k++) a[k] = j == hi || left[i] <= a[j] ? left[i++] : a[j++];
        }
    }

    static class Sum extends CountedCompleter<Long> {
        final int lo, hi;
        final AtomicLong total;

        Sum(CountedCompleter<?> p, int lo, int hi, AtomicLong total) {
            super(p);
            this.lo = lo;
            this.hi = hi;
            this.total = total;
        }

        public void compute() {
            if (hi - lo > 10) {
                int mid = (lo + hi) / 2;
                setPendingCount(2);
                new Sum(this, lo, mid, total).fork();
                new Sum(this, mid, hi, total).fork();
            } else {
                for (int i = lo; i < hi; i++) total.addAndGet(i);
            }
            tryComplete();
        }

        public Long getRawResult() {
            return total.get();
        }
    }

    static class Failing extends RecursiveTask<Integer> {
        protected Integer compute() {
            throw new IllegalArgumentException("in task");
        }
    }

    public static void main(String[] args) throws Exception {
        ForkJoinPool p = new ForkJoinPool(2);
        System.out.println(p.invoke(new Fib(12)) + " " + new Fib(10).invoke() + " " + ForkJoinPool.commonPool().invoke(new Fib(9)));
        int[] a = new int[200];
        for (int i = 0; i < a.length; i++) a[i] = (i * 7919) % 200;
        p.invoke(new SortTask(a, 0, a.length));
        boolean sorted = true;
        for (int i = 1; i < a.length; i++) sorted &= a[i - 1] <= a[i];
        System.out.println(sorted + " " + Arrays.hashCode(a));
        System.out.println(p.invoke(new Sum(null, 0, 1000, new AtomicLong())));
        Failing f = new Failing();
        try {
            p.invoke(f);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage().contains("in task") || e.getCause() != null);
        }
        System.out.println(f.isCompletedAbnormally() + " " + f.isCompletedNormally() + " " + f.isDone() + " " + (f.getException() instanceof IllegalArgumentException));
        try {
            p.submit(new Failing()).get();
        } catch (ExecutionException e) {
            System.out.println("ExecutionException");
        }
        ForkJoinTask<Integer> ad = ForkJoinTask.adapt(() -> 7);
        System.out.println(p.submit(ad).join() + " " + ad.isDone() + " " + p.submit(() -> 8).get());
        Fib c = new Fib(3);
        System.out.println(c.cancel(true) + " " + c.isCancelled());
        try {
            c.join();
        } catch (CancellationException e) {
            System.out.println("cancelled");
        }
        System.out.println(ForkJoinTask.inForkJoinPool() + " " + p.submit(() -> ForkJoinTask.inForkJoinPool()).get() + " " + p.getParallelism());
        List<ForkJoinTask<Integer>> many = new ArrayList<>();
        for (int i = 0; i < 10; i++) many.add(p.submit(new Fib(i)));
        StringBuilder sb = new StringBuilder();
        for (ForkJoinTask<Integer> t : many) sb.append(t.join()).append(' ');
        System.out.println(sb);
        Fib re = new Fib(5);
        System.out.print(re.invoke() + " ");
        re.reinitialize();
        System.out.println(re.isDone() + " " + re.invoke());
        p.shutdown();
        System.out.println(p.awaitTermination(5, TimeUnit.SECONDS) + " " + p.isTerminated());
        try {
            p.submit(new Fib(1));
        } catch (RejectedExecutionException e) {
            System.out.println("rejected");
        }
    }
}
