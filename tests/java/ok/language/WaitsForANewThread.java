//@ native: yes
//@ outputs: "1" | "2"
// To wait for the end of a thread that has not started yet is no waiting at all.
public class WaitsForANewThread {
    static int n;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> n++);
        t.join();
        t.start();
        n++;
        t.join();
        System.out.print(n);
    }
}
