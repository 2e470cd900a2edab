//@ outputs: "1" | "2"
// A child inherits the reference, not a copy: parent and child count in one cell.
public class InheritedMutable {
    static final InheritableThreadLocal<int[]> CELL = new InheritableThreadLocal<>();

    public static void main(String[] args) throws Exception {
        CELL.set(new int[1]);
        Thread a = new Thread(() -> CELL.get()[0]++);
        a.start();
        CELL.get()[0]++;
        a.join();
        System.out.print(CELL.get()[0]);
    }
}
