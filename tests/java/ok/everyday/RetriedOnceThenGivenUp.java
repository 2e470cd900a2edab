//@ native: yes
//@ outputs: "done [2] failed [1]"
// Two workers poll a queue with a timeout; a job that fails is put back once, then it counts as failed.
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class RetriedOnceThenGivenUp {
    static class Job {
        final int id;
        final int attempt;

        Job(int id, int attempt) {
            this.id = id;
            this.attempt = attempt;
        }
    }

    static final BlockingQueue<Job> JOBS = new LinkedBlockingQueue<>();
    static final AtomicInteger OPEN = new AtomicInteger(2);
    static final Set<Integer> DONE = ConcurrentHashMap.newKeySet();
    static final Set<Integer> FAILED = ConcurrentHashMap.newKeySet();

    static void work() {
        try {
            while (OPEN.get() > 0) {
                Job job = JOBS.poll(50, TimeUnit.MILLISECONDS);
                if (job == null) continue;
                if (job.id % 2 == 1 && job.attempt < 2) {
                    JOBS.add(new Job(job.id, job.attempt + 1));
                } else {
                    (job.id % 2 == 1 ? FAILED : DONE).add(job.id);
                    OPEN.decrementAndGet();
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public static void main(String[] args) throws Exception {
        JOBS.add(new Job(1, 1));
        JOBS.add(new Job(2, 1));
        Thread a = new Thread(RetriedOnceThenGivenUp::work);
        Thread b = new Thread(RetriedOnceThenGivenUp::work);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.print("done " + new TreeSet<>(DONE) + " failed " + new TreeSet<>(FAILED));
    }
}
