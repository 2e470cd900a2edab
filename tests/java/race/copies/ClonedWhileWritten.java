//@ flags: +listener=race
// A clone reads all elements.

public class ClonedWhileWritten {
    static final int[] A = new int[2];

    public static void main(String[] args) throws Exception {
        new Thread(() -> A[1] = 1).start(); //~ RACE
        int[] copy = A.clone(); //~ RACE
    }
}
