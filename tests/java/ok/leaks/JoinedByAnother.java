//@ native: yes
//@ outputs: "1"
// A thread that has waited for the writer is waited for in turn.

public class JoinedByAnother {
    static int n;

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> n++);
        Thread between = new Thread(() -> {
            writer.start();
            try {
                writer.join();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        between.start();
        between.join();
        System.out.print(n);
    }
}
