//@ flags: +listener=race
// The lock orders the clone and the writes.

public class ClonedUnderTheLock {
    static final int[] A = new int[2];

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            synchronized (A) {
                A[1] = 1;
            }
        });
        t.start();
        int[] copy;
        synchronized (A) {
            copy = A.clone();
        }
        System.out.print(copy[0]);
    }
}
