//@ flags: +listener=race
// Same element, two threads of a parallel loop.
public class ArrayElementsRace {
    static final int[] cells = new int[2];

    static void add(int from) {
        for (int i = from; i < 2; i++) {
            cells[i]++; //~ RACE
        }
    }

    public static void main(String[] args) {
        new Thread(() -> add(0)).start();
        add(1);
    }
}
