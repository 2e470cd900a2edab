//@ outputs: "1 true\n" | "1 false\n" | "interrupted false\n"
// The result is set before the interrupt. get looks at the result first, and then at its status: if both come between, it is thrown out
// although the result is there. Else it gives the result, with the status set if the interrupt comes before main has looked, which
// is when it prints.
import java.util.concurrent.FutureTask;

public class DoneBeforeInterrupted {
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> 1);
        Thread me = Thread.currentThread();
        new Thread(() -> {
            task.run();
            me.interrupt();
        }).start();
        String end;
        try {
            end = "" + task.get();
        } catch (InterruptedException e) {
            end = "interrupted";
        }
        System.out.println(end + " " + Thread.interrupted());
    }
}
