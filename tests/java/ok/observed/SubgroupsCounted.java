//@ native: yes
//@ outputs: "0" | "1"
public class SubgroupsCounted {
    static ThreadGroup made;

    public static void main(String[] args) throws Exception {
        ThreadGroup g = new ThreadGroup("g");
        Thread t = new Thread(() -> made = new ThreadGroup(g, "sub"));
        t.start();
        int n = g.activeGroupCount();
        t.join();
        System.out.print(n);
    }
}
