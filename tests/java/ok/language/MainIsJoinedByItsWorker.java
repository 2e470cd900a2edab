//@ native: yes
//@ outputs: "1" | "2"
// The worker waits for the end of main and adds what main has written; a second one does not wait.
public class MainIsJoinedByItsWorker {
    static int n;
    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        Thread other = new Thread(() -> n++);
        new Thread(() -> {
            try { main.join(); other.join(); } catch (InterruptedException e) { throw new AssertionError(e); }
            System.out.print(n);
        }).start();
        other.start();
        n++;
    }
}
