//@ flags: +listener=race
// A copy reads the element that the other thread writes.

public class CopiedWhileWritten {
    static final int[] A = new int[2];

    public static void main(String[] args) throws Exception {
        new Thread(() -> A[1] = 1).start(); //~ RACE
        int[] copy = new int[2];
        System.arraycopy(A, 0, copy, 0, 2); //~ RACE
    }
}
