//@ outputs: "5" | "7"
// One of the writes stores what is there, unless it comes second.
public class StoreOfWhatIsThere {
    static volatile int x = 5;

    public static void main(String[] args) throws Exception {
        Thread same = new Thread(() -> x = 5);
        Thread other = new Thread(() -> x = 7);
        same.start();
        other.start();
        same.join();
        other.join();
        System.out.print(x);
    }
}
