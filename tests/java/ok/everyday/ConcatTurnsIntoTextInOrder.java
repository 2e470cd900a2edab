//@ native: yes
//@ outputs: "0,0,0" | "0,0,1" | "0,1,1" | "1,1,1"
// Each operand becomes text before the next one is looked at.
public class ConcatTurnsIntoTextInOrder {
    static int x;

    static class Box {
        public String toString() {
            return "" + x;
        }
    }

    public static void main(String[] args) throws Exception {
        Box b = new Box();
        Thread t = new Thread(() -> x = 1);
        t.start();
        System.out.print(b + "," + x + "," + b);
        t.join();
    }
}
