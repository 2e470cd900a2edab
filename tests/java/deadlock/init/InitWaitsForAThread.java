// An initialiser that waits for a thread which needs the class.
public class InitWaitsForAThread {
    static class Late {
        static int v;

        static {
            Thread t = new Thread(() -> v++); //~ DEADLOCK
            t.start();
            try {
                t.join(); //~ DEADLOCK
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] args) {
        System.out.print(Late.v); //~ DEADLOCK
    }
}
