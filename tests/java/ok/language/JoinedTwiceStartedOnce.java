//@ native: yes
//@ outputs: "1" | "2" | "3"
// To wait twice for one thread is not to wait for two.
public class JoinedTwiceStartedOnce {
    static int n;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> n++), u = new Thread(() -> n++);
        t.start();
        u.start();
        t.join();
        t.join();
        n++;
        u.join();
        System.out.print(n);
    }
}
