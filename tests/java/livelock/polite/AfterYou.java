//@ flags: --livelock
// Two people in a corridor: whoever sees the other on its side changes side. In step they never pass.
public class AfterYou {
    static volatile int left, right;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            while (left == right) right = 1 - right;
        });
        t.start();
        while (left == right) left = 1 - left;
        t.join();
    }
}
