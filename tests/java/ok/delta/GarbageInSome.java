// Some states make much that nobody keeps, some keep what they made: collections come at other places.
import gov.nasa.jpf.vm.Verify;

public class GarbageInSome {
    static final class Cell {
        final Cell next;
        final byte[] bytes;

        Cell(Cell next, int size) {
            this.next = next;
            this.bytes = new byte[size];
        }
    }

    public static void main(String[] args) {
        Cell kept = null;
        int made = 0;
        for (int round = 0; round < 2; round++) {
            int times = new int[] {0, 1, 50, 3000}[Verify.getInt(0, 3)];
            boolean keeps = Verify.getBoolean();
            for (int i = 0; i < times; i++) {
                Cell cell = new Cell(keeps && i < 3 ? kept : null, 10 + i % 3);
                cell.bytes[i % 10] = (byte) i;
                made += cell.bytes[i % 10];
                kept = keeps && i < 3 ? cell : kept;
            }
        }
        int length = 0;
        for (Cell cell = kept; cell != null; cell = cell.next) {
            length = length * 4 + cell.bytes.length - 9;
        }
        System.out.println(made + " " + length);
    }
}
