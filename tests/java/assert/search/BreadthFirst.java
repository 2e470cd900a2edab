//@ flags: +search=bfs
// A wrong order that breadth-first search meets among the short paths.
public class BreadthFirst {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = 2);
        t.start();
        x = 1;
        t.join();
        assert x == 2; //~ ASSERT
    }
}
