/** A linked queue with a lock for its head and another for its tail (Michael and Scott 1996). */
public class TwoLockQueue {
    static final class Node {
        final int value;
        volatile Node next;

        Node(int value) {
            this.value = value;
        }
    }

    private final Object headLock = new Object(), tailLock = new Object();
    private Node head = new Node(0), tail = head;

    void put(int value) {
        Node node = new Node(value);
        synchronized (tailLock) {
            tail.next = node;
            tail = node;
        }
    }

    int take() {
        synchronized (headLock) {
            Node first = head.next;
            if (first == null) return 0;
            head = first;
            return first.value;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        TwoLockQueue queue = new TwoLockQueue();
        int n = Integer.getInteger("n", 2);
        int[] taken = new int[n];
        Thread[] threads = new Thread[2 * n];
        for (int i = 0; i < n; i++) {
            int id = i;
            threads[i] = new Thread(() -> queue.put(id + 1));
            threads[n + i] = new Thread(() -> taken[id] = queue.take());
        }
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
        int sum = 0;
        for (int value : taken) sum += value;
        for (int value = queue.take(); value != 0; value = queue.take()) sum += value;
        assert sum == n * (n + 1) / 2 : "values are lost or doubled";
    }
}
