//@ native: yes
//@ outputs: "1 1" | "0 0"
// Whoever comes first makes the holder, with the flag as it is then; both see the same.
public class HolderSeesFlag {
    static int flag;
    static class Holder { static final int SEEN = flag; }
    static int a;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { flag = 1; a = Holder.SEEN; });
        t.start();
        int b = Holder.SEEN;
        t.join();
        System.out.print(a + " " + b);
    }
}
