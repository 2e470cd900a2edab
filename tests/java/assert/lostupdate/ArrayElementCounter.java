// The same on an array element.
public class ArrayElementCounter {
    public static void main(String[] args) throws Exception {
        int[] cells = new int[2];
        Thread t = new Thread(() -> cells[1]++);
        t.start();
        cells[1]++;
        t.join();
        assert cells[1] == 2; //~ ASSERT
    }
}
