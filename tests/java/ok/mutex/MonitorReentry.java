//@ native: yes
//@ outputs: "4\n"
// A thread may enter a monitor it holds; the other gets in only when the outermost block is left.
public class MonitorReentry {
    static int inside, count;

    static synchronized void outer() {
        inside++;
        inner();
        inner();
        inside--;
    }

    static synchronized void inner() {
        assert inside == 1;
        count++;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(MonitorReentry::outer);
        t.start();
        outer();
        t.join();
        System.out.println(count);
    }
}
