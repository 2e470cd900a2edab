// Two unlocked increments may leave 1, and then the program says so by its exit status.

public class LostUpdateExitsWithThree {
    static int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x++);
        t.start();
        x++;
        t.join();
        if (x != 2) System.exit(3);
    }
}
