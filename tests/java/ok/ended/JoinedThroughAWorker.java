//@ native: yes
//@ outputs: "11" | "10"
// A poll of the other's end without waiting, and a write before that end.
public class JoinedThroughAWorker {
    static int x;
    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> x = 1);
        int[] seen = { 0, 0 };
        Thread b = new Thread(() -> { try { a.join(); } catch (InterruptedException e) { } seen[0] = x; });
        a.start();
        b.start();
        seen[1] = b.isAlive() ? 0 : 1;
        b.join();
        System.out.print(seen[0] + "" + seen[1]);
    }
}
