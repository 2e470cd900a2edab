//@ flags: +listener=race
// An updater's writes are those of a volatile field.
import java.util.concurrent.atomic.*;

public class UpdaterOrders {
    static class Cell {
        static final AtomicIntegerFieldUpdater<Cell> FLAG = AtomicIntegerFieldUpdater.newUpdater(Cell.class, "flag");
        volatile int flag;
        int data;
    }

    public static void main(String[] args) throws Exception {
        Cell cell = new Cell();
        Thread t = new Thread(() -> {
            cell.data = 1;
            Cell.FLAG.set(cell, 1);
        });
        t.start();
        if (Cell.FLAG.get(cell) == 1) {
            int seen = cell.data;
        }
        t.join();
    }
}
