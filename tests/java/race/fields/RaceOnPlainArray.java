//@ flags: +listener=race
// Same element, one of them a write.
public class RaceOnPlainArray {
    static final int[] A = new int[2];

    public static void main(String[] args) {
        new Thread(() -> A[1] = 1).start(); //~ RACE
        System.out.println(A[1]); //~ RACE
    }
}
