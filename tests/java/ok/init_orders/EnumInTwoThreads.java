//@ native: yes
//@ outputs: "RED 1"
// Values and the table behind a switch are made once.

public class EnumInTwoThreads {
    enum Color {
        RED, GREEN
    }

    static int number(Color color) {
        switch (color) {
            case RED:
                return 1;
            default:
                return 2;
        }
    }

    public static void main(String[] args) throws Exception {
        int[] n = new int[1];
        Thread t = new Thread(() -> n[0] = number(Color.valueOf("RED")));
        t.start();
        Color color = Color.values()[0];
        t.join();
        System.out.print(color + " " + n[0]);
    }
}
