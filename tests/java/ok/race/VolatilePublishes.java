//@ flags: +listener=race
//@ native: yes
//@ outputs: "9\n" | "0\n"
// The data is plain, but the volatile flag orders the two accesses whenever both happen.
public class VolatilePublishes {
    static int data;
    static volatile boolean ready;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            data = 9;
            ready = true;
        });
        t.start();
        int seen = 0;
        if (ready) seen = data;
        System.out.println(seen);
        t.join();
    }
}
