//@ flags: +listener=race
// A copy writes the element that the other thread reads.

public class CopiedOver {
    static final int[] A = new int[2];

    public static void main(String[] args) throws Exception {
        new Thread(() -> System.out.print(A[1])).start(); //~ RACE
        System.arraycopy(new int[] {1}, 0, A, 1, 1); //~ RACE
    }
}
