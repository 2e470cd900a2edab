public class BufferIf {
    private final Object[] items = new Object[1]; private int count;
    synchronized void put(Object x) throws InterruptedException { if (count == items.length) wait(); items[count++] = x; notifyAll(); }
    synchronized Object take() throws InterruptedException { if (count == 0) wait(); Object x = items[--count]; notifyAll(); return x; }
    public static void main(String[] args) throws Exception {
        BufferIf b = new BufferIf();
        for (int i = 0; i < 2; i++)
            new Thread(() -> { try { b.take(); } catch (InterruptedException e) { } }, "taker-" + i).start();
        b.put("x");
        b.put("y");
    }
}
