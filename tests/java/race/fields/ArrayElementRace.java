//@ flags: +listener=race
// The same element of an array.
public class ArrayElementRace {
    public static void main(String[] args) throws Exception {
        int[] cells = new int[2];
        Thread t = new Thread(() -> cells[0] = 1); //~ RACE
        t.start();
        cells[0] = 2; //~ RACE
        t.join();
    }
}
