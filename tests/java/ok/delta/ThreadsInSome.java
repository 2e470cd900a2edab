// A thread is started in some states only; behind its end the choices go on.
import gov.nasa.jpf.vm.Verify;

public class ThreadsInSome {
    static int shared;

    public static void main(String[] args) throws InterruptedException {
        int n = Verify.getInt(0, 3);
        int[] box = {n};
        if (n > 1) {
            Thread helper = new Thread(() -> {
                shared += n;
                box[0] *= 2;
            });
            helper.start();
            if (n == 3) {
                shared += 10;
            }
            helper.join();
        }
        int more = Verify.getInt(0, 2);
        shared += more * 100;
        if (more == 2 && n == 0) {
            Thread late = new Thread(() -> box[0]--);
            late.start();
            late.join();
        }
        boolean last = Verify.getBoolean();
        System.out.println(n + " " + more + " " + shared + " " + box[0] + " " + last);
    }
}
