//@ flags: --race
// Who has seen that a thread is not alive any more sees all that it did.
public class SeenToHaveEnded {
    static int data;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> data = 1);
        other.start();
        if (!other.isAlive()) {
            data++;
        }
    }
}
