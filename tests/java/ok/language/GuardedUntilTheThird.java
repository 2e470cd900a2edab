//@ native: yes
//@ outputs: "3" | "2" | "1"
// Two threads count under a lock, main counts without it once they are on their way.
public class GuardedUntilTheThird {
    static int n;
    static synchronized void add() { n++; }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(GuardedUntilTheThird::add), u = new Thread(GuardedUntilTheThird::add);
        t.start();
        u.start();
        n++;
        t.join();
        u.join();
        System.out.print(n);
    }
}
