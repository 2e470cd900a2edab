//@ flags: +listener=race
//@ native: yes
//@ outputs: "8\n"
// A spin loop on a volatile flag orders the plain data behind it.
public class SpinOnVolatile {
    static int data;
    static volatile boolean ready;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            data = 8;
            ready = true;
        });
        t.start();
        while (!ready) Thread.onSpinWait();
        System.out.println(data);
    }
}
