// A thread that joins itself waits for its own end; main, which waits for nobody, is through.
public class JoinOnSelf {
    public static void main(String[] args) {
        new Thread(() -> {
            try {
                Thread.currentThread().join(); //~ DEADLOCK
            } catch (InterruptedException e) {
                throw new RuntimeException(e);
            }
        }).start();
    }
}
