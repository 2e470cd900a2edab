public class RowLazy {
    static RowLazy instance; static int made;
    final int id;
    RowLazy() { id = ++made; }
    static RowLazy get() { if (instance == null) instance = new RowLazy(); return instance; }
    public static void main(String[] args) throws Exception {
        RowLazy[] seen = new RowLazy[2];
        Thread t = new Thread(() -> seen[0] = get());
        t.start();
        seen[1] = get();
        t.join();
        assert seen[0] == seen[1] : "two instances";
    }
}
