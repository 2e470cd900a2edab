//@ native: yes
//@ outputs: "true true"
// Two flags side by side in an array, each set by its own thread: none is lost.
public class BooleansOfOneWord {
    public static void main(String[] args) throws Exception {
        boolean[] two = new boolean[2];
        Thread t = new Thread(() -> two[0] = true);
        t.start();
        two[1] = true;
        t.join();
        System.out.print(two[0] + " " + two[1]);
    }
}
