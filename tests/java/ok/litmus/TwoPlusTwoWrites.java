//@ native: yes
//@ outputs: "12\n" | "21\n" | "22\n"
// x=1; y=2 against y=1; x=2. A final x=1, y=1 would put each thread's second write before the other's first.
public class TwoPlusTwoWrites {
    static volatile int x, y;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            y = 1;
            x = 2;
        });
        t.start();
        x = 1;
        y = 2;
        t.join();
        System.out.println(x + "" + y);
    }
}
