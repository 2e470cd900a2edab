//@ native: yes
//@ outputs: "2" | "3"
// Two threads wait for the first, one of them twice; each adds to what it has left.
public class JoinedByTwoInTurn {
    static int n;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> n++);
        t.start();
        Thread u = new Thread(() -> { try { t.join(); } catch (InterruptedException e) { } n++; });
        u.start();
        t.join();
        n++;
        t.join();
        u.join();
        System.out.print(n);
    }
}
