//@ flags: +listener=race
// What the thread wrote is seen after join.
public class Joined {
    static int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = 1);
        t.start();
        t.join();
        x = 2;
    }
}
