//@ flags: --race
// Who notices that it was interrupted sees what the other did before.
public class ToldByInterrupt {
    static int data;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            if (Thread.interrupted()) {
                data++;
            }
        });
        other.start();
        data = 1;
        other.interrupt();
    }
}
