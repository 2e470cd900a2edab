public class RowNotify {
    private boolean ready;
    void await() throws InterruptedException { if (!isReady()) synchronized (this) { wait(); } }
    synchronized boolean isReady() { return ready; }
    synchronized void done() { ready = true; notifyAll(); }
    public static void main(String[] args) throws Exception {
        RowNotify latch = new RowNotify();
        new Thread(latch::done, "worker").start();
        latch.await();
        System.out.println("done");
    }
}
