//@ flags: +listener=race
//@ native: yes
//@ outputs: "3\n"
// Different elements of one array do not race.
public class DifferentElements {
    public static void main(String[] args) throws Exception {
        int[] cells = new int[2];
        Thread t = new Thread(() -> cells[0] = 1);
        t.start();
        cells[1] = 2;
        t.join();
        System.out.println(cells[0] + cells[1]);
    }
}
