//@ native: yes
//@ outputs: "000\n" | "001\n" | "010\n" | "011\n" | "100\n" | "101\n" | "111\n"
// A writes x; B reads x (first digit), then writes y; C reads y (second digit), then x (third). If B saw x
// and C saw B's y, C sees x: 110 alone is impossible.
public class WriteToReadCausality {
    static volatile int x, y;
    static int bSawX;

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> x = 1);
        Thread b = new Thread(() -> {
            bSawX = x;
            y = 1;
        });
        a.start();
        b.start();
        int sawY = y;
        int sawX = x;
        a.join();
        b.join();
        System.out.println(bSawX + "" + sawY + sawX);
    }
}
