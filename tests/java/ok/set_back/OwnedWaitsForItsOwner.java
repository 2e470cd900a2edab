//@ outputs: "1,2" | "0,1"
// The object goes to another thread through a field that is emptied when it is taken; who gave it away writes to the next.
public class OwnedWaitsForItsOwner {
    static volatile int[] box;

    public static void main(String[] args) throws Exception {
        int[] mine = {0};
        Thread other = new Thread(() -> {
            int[] taken = box;
            if (taken != null) {
                box = null;
                taken[0]++;
            }
        });
        other.start();
        mine[0] = 1;
        box = mine;
        other.join();
        System.out.print(box == null ? "1," + mine[0] : "0," + mine[0]);
    }
}
