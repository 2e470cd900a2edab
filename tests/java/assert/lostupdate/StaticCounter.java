// count++ is a read and a write.
public class StaticCounter {
    static int count;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> count++);
        t.start();
        count++;
        t.join();
        assert count == 2; //~ ASSERT
    }
}
