//@ maven: io.reactivex:rxjava:1.1.5
//@ tracker: https://github.com/ReactiveX/RxJava/issues/4004
//@ expect: assertion
// The index is moved before the element is there: the queue is not empty and has nothing.
import rx.internal.util.atomic.SpscAtomicArrayQueue;

class Driver {
    public static void main(String[] args) {
        SpscAtomicArrayQueue<Integer> queue = new SpscAtomicArrayQueue<>(4);
        new Thread(() -> queue.offer(1)).start();
        if (!queue.isEmpty()) {
            assert queue.poll() != null : "not empty, but nothing there";
        }
    }
}
