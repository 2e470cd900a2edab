//@ flags: +listener=race
// Two copies overlap in one element.

public class TwoCopies {
    static final int[] A = new int[3];

    public static void main(String[] args) throws Exception {
        int[] from = new int[2];
        new Thread(() -> System.arraycopy(from, 0, A, 0, 2)).start(); //~ RACE
        System.arraycopy(from, 0, A, 1, 2); //~ RACE
    }
}
