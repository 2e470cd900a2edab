//@ native: yes
//@ outputs: "0" | "-1" | "1"
public class LongIsWhole {
    static long x;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = -1L), u = new Thread(() -> x = 1L);
        t.start();
        u.start();
        System.out.print(x);
        t.join();
        u.join();
    }
}
