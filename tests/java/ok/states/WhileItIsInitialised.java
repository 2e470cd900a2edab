//@ native: yes
//@ outputs: "RUNNABLE"
// Whoever waits for another thread to initialise a class is runnable, as far as getState says.
public class WhileItIsInitialised {
    static class Slow {
        static final int N;

        static {
            Thread t = new Thread(() -> System.out.print(Slow.N > 1 ? "!" : ""));
            t.setDaemon(true);
            t.start();
            System.out.print(t.getState());
            N = Integer.parseInt("1");
        }
    }

    public static void main(String[] args) throws Exception {
        int n = Slow.N;
    }
}
