// Both threads can see the other's write: to expect that somebody comes first and sees nothing is wrong.
public class StoreBufferingAssumedImpossible {
    static volatile int x, y;
    static int seenX;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            y = 1;
            seenX = x;
        });
        t.start();
        x = 1;
        int seenY = y;
        t.join();
        assert seenX + seenY < 2; //~ ASSERT
    }
}
