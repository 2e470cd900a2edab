//@ native: yes
//@ outputs: "5" | "0" | "-"
// An inner object that is given away leads to its outer one, which is not yet finished.
public class OuterOfAnInner {
    static Runnable leaked;
    static int seen = -1;
    int f;
    class Inner implements Runnable { public void run() { seen = f; } }
    OuterOfAnInner() { leaked = new Inner(); f = 5; }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(OuterOfAnInner::new);
        t.start();
        Runnable r = leaked;
        if (r != null) r.run();
        t.join();
        System.out.print(seen < 0 ? "-" : seen);
    }
}
