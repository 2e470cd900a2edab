//@ outputs: "1 thrown\n"
// Whoever comes second has something that cannot be compared, and the queue stays as it was.
import java.util.concurrent.*;

public class SecondCannotBeCompared {
    static String r = "";

    public static void main(String[] a) throws Exception {
        PriorityBlockingQueue<Object> q = new PriorityBlockingQueue<>();
        Thread t = new Thread(() -> {
            try {
                q.add(1);
            } catch (ClassCastException e) {
                r = " thrown";
            }
        });
        t.start();
        try {
            q.add("x");
        } catch (ClassCastException e) {
            r = " thrown";
        }
        t.join();
        System.out.println(q.size() + r);
    }
}
