//@ native: yes
//@ outputs: "0" | "1"
// A thread runs out of stack inside a synchronized method: the monitor is free after that, and the flag that it set first is seen or not.
public class OverflowLeavesHalf {
    static volatile int flag;
    static synchronized int down(int n) { return down(n + 1) + 1; }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { flag = 1; try { down(0); } catch (StackOverflowError e) { } });
        t.start();
        synchronized (OverflowLeavesHalf.class) { System.out.print(flag); }
        t.join();
    }
}
