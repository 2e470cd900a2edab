//@ note: PoliteByDefault.java:8
// Two in a corridor, as in AfterYou: the note names the places of the round.

public class PoliteByDefault {
    static volatile int left, right;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { while (left == right) right = 1 - right; });
        t.start();
        while (left == right) left = 1 - left;
        t.join();
    }
}
