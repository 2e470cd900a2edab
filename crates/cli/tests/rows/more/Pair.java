public class Pair {
    int x, y;
    void move(int d) { x += d; y += d; }
    public static void main(String[] args) throws Exception {
        Pair p = new Pair();
        Thread t = new Thread(() -> p.move(1), "mover"); t.start();
        int x = p.x, y = p.y;
        if (x != y) throw new IllegalStateException("torn: " + x + ", " + y);
        t.join();
    }
}
