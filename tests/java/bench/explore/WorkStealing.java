import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** A deque of work: its owner pushes and pops at the bottom, thieves take from the top (Chase and Lev 2005). */
public class WorkStealing {
    private final AtomicInteger top = new AtomicInteger(), bottom = new AtomicInteger();
    private final AtomicIntegerArray tasks = new AtomicIntegerArray(8);

    void push(int task) {
        int at = bottom.get();
        tasks.set(at, task);
        bottom.set(at + 1);
    }

    int pop() {
        int at = bottom.get() - 1;
        bottom.set(at);
        int first = top.get();
        if (first > at) {
            bottom.set(first);
            return 0;
        }
        int task = tasks.get(at);
        if (first < at) return task;
        boolean won = top.compareAndSet(first, first + 1);
        bottom.set(first + 1);
        return won ? task : 0;
    }

    int steal() {
        int first = top.get();
        if (first >= bottom.get()) return 0;
        int task = tasks.get(first);
        return top.compareAndSet(first, first + 1) ? task : 0;
    }

    public static void main(String[] args) throws InterruptedException {
        WorkStealing deque = new WorkStealing();
        AtomicInteger done = new AtomicInteger();
        Thread[] thieves = new Thread[Integer.getInteger("n", 1)];
        for (int i = 0; i < thieves.length; i++) {
            thieves[i] = new Thread(() -> done.addAndGet(deque.steal()));
            thieves[i].start();
        }
        deque.push(1);
        deque.push(10);
        done.addAndGet(deque.pop());
        done.addAndGet(deque.pop());
        for (Thread thief : thieves) thief.join();
        assert done.get() == 11 : "a task was done twice or never: " + done;
    }
}
