//@ outputs: "5,5" | "5,7" | "7,7"
// A write that stores what is there, and what its thread sees afterwards.
public class StoreOfWhatIsThereIsReadBack {
    static int x = 5;

    public static void main(String[] args) throws Exception {
        int[] seen = new int[1];
        Thread same = new Thread(() -> { x = 5; seen[0] = x; });
        same.start();
        x = 7;
        same.join();
        System.out.print(seen[0] + "," + x);
    }
}
