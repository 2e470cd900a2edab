//@ outputs: "0" | "1" | "2"
// The reader has waited for the end of a thread, but not of the one that writes.
public class EndOfAnotherIsNoHandover {
    static final Object lock = new Object();
    static int value;

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> {
            synchronized (lock) {
                value = 1;
            }
            value++;
        });
        Thread bystander = new Thread(() -> { });
        writer.start();
        bystander.start();
        bystander.join();
        System.out.print(value);
    }
}
