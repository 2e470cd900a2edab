// Threads that are started in some states, choose values themselves, and are joined or not; before and behind them there is one thread.
// A: chosen by main before, T: by the thread, Z: by main behind the join.
import gov.nasa.jpf.vm.Verify;

public class ThreadsThatChoose {
    static int sum;
    static final Object lock = new Object();

    static int weighed(int a, int b) {
        int result = 0;
        for (int i = 0; i < a; i++) {
            result = result * 3 + (i % 2 == b % 2 ? 1 : 2);
        }
        return result;
    }

    public static void main(String[] args) throws InterruptedException {
        int a = Verify.getInt(0, 3);
        int[] box = {weighed(a, 1)};
        if (a >= 2) {
            Thread one = new Thread(() -> {
                int t = Verify.getInt(0, 1);
                synchronized (lock) {
                    sum += t + a;
                    box[0] += weighed(t + 1, a);
                }
            });
            one.start();
            if (a == 3) {
                synchronized (lock) {
                    sum *= 2;
                }
            }
            one.join();
        }
        int z = Verify.getInt(0, 2);
        sum += weighed(z, a) * 100;
        box[0] -= z;
        Verify.getBoolean();
        System.out.println(a + " " + z + " " + sum + " " + box[0]);
    }
}
