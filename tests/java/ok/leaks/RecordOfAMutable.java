//@ native: yes
//@ outputs: "1" | "2"
// A record is final, the array in it is not.

public class RecordOfAMutable {
    record Box(int[] n) {
        void more() {
            n[0]++;
        }
    }

    public static void main(String[] args) throws Exception {
        Box box = new Box(new int[1]);
        Thread t = new Thread(box::more);
        t.start();
        box.more();
        t.join();
        System.out.print(box.n()[0]);
    }
}
