//@ flags: +listener=race
// Two threads copy to and from different halves of an array.

public class HalvesOfAnArray {
    static final int[] A = new int[4];

    public static void main(String[] args) throws Exception {
        int[] mine = new int[2];
        Thread t = new Thread(() -> System.arraycopy(new int[] {1, 2}, 0, A, 0, 2));
        t.start();
        System.arraycopy(A, 2, mine, 0, 2);
        A[3] = 1;
        t.join();
        System.out.print(A[0]);
    }
}
