//@ outputs: "1,1" | "1,2" | "2,2"
// The words of one place: most are set once, one of them twice.
public class OneOfManyIsSetTwice {
    static class Cell {
        volatile int value;
    }

    public static void main(String[] args) throws Exception {
        Cell[] cells = {new Cell(), new Cell(), new Cell()};
        Thread writer = new Thread(() -> {
            cells[0].value = 1;
            cells[1].value = 1;
            cells[2].value = 1;
            cells[2].value = 2;
        });
        writer.start();
        while (cells[2].value == 0) {
            Thread.onSpinWait();
        }
        int a = cells[2].value;
        int b = cells[2].value;
        writer.join();
        System.out.print(a + "," + b);
    }
}
