//@ native: yes
//@ outputs: "1" | "2"
// Nobody keeps the first thread, which may have ended before the second is made; that orders nothing.
public class UsedByTheDeadAndTheirHeirs {
    static int n;
    static volatile int done;
    static void add() { n++; synchronized (UsedByTheDeadAndTheirHeirs.class) { done++; UsedByTheDeadAndTheirHeirs.class.notify(); } }
    public static void main(String[] args) throws Exception {
        new Thread(UsedByTheDeadAndTheirHeirs::add).start();
        new Thread(UsedByTheDeadAndTheirHeirs::add).start();
        synchronized (UsedByTheDeadAndTheirHeirs.class) { while (done < 2) UsedByTheDeadAndTheirHeirs.class.wait(); }
        System.out.print(n);
    }
}
