//@ native: yes
//@ outputs: "01\n" | "10\n" | "11\n"
// x=1; read y against y=1; read x. Under sequential consistency the first of the two writes comes before
// the other thread's read, so both cannot read 0.
public class StoreBuffering {
    static volatile int x, y;
    static int seenX;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            y = 1;
            seenX = x;
        });
        t.start();
        x = 1;
        int seenY = y;
        t.join();
        System.out.println(seenX + "" + seenY);
    }
}
