//@ outputs: "0" | "1" | "2"
// The field is written by plain code through one class and by a volatile field of another: what is set first can be seen alone.
public class VolatileWriteAfterPlainOnes {
    static class Cell {
        int plain;
        volatile int guard;
    }

    public static void main(String[] args) throws Exception {
        Cell cell = new Cell();
        Thread writer = new Thread(() -> {
            cell.plain = 1;
            cell.guard = 1;
        });
        writer.start();
        int sum = cell.plain;
        sum += cell.guard;
        System.out.print(sum);
    }
}
