/** A bounded buffer of one slot, two producers and two consumers. */
public class SmallBuffer {
    private Integer slot;
    synchronized void put(int v) throws InterruptedException {
        while (slot != null) wait();
        slot = v;
        notifyAll();
    }
    synchronized int take() throws InterruptedException {
        while (slot == null) wait();
        int v = slot;
        slot = null;
        notifyAll();
        return v;
    }
    public static void main(String[] args) {
        SmallBuffer buffer = new SmallBuffer();
        for (int i = 0; i < 2; i++) {
            int id = i;
            new Thread(() -> { try { buffer.put(id); buffer.put(id + 10); } catch (InterruptedException e) { } }).start();
            new Thread(() -> { try { buffer.take(); buffer.take(); } catch (InterruptedException e) { } }).start();
        }
    }
}
