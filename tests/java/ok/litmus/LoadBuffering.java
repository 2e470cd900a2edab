//@ native: yes
//@ outputs: "00\n" | "01\n" | "10\n"
// Read x; y=1 against read y; x=1. Both cannot read 1: each write comes after its own thread's read.
public class LoadBuffering {
    static volatile int x, y;
    static int seenY;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            seenY = y;
            x = 1;
        });
        t.start();
        int seenX = x;
        y = 1;
        t.join();
        System.out.println(seenX + "" + seenY);
    }
}
