//@ outputs: "2 2\n"
// Its constants are made once, whoever asks first.
public class EnumCountsItself {
    static int made;

    enum Colour {
        RED, BLUE;

        Colour() {
            made++;
        }
    }

    public static void main(String[] args) throws Exception {
        int[] seen = new int[1];
        Thread t = new Thread(() -> seen[0] = Colour.values().length);
        t.start();
        int mine = Colour.values().length;
        t.join();
        System.out.println(Math.min(mine, seen[0]) + " " + made);
    }
}
