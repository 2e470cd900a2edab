//@ flags: +listener=race
// Fields that the initialiser writes and everybody only reads.
public class StaticInitializer {
    static class Table {
        static int[] squares;
        static int count;

        static {
            squares = new int[3];
            for (int i = 0; i < 3; i++) {
                squares[i] = i * i;
                count++;
            }
        }
    }

    public static void main(String[] args) {
        new Thread(() -> System.out.println(Table.squares[2] + Table.count)).start();
        System.out.println(Table.squares[2] + Table.count);
    }
}
