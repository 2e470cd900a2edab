//@ outputs: "1"
//@ native: yes
// One of the two threads gets the only element, from whichever end.
import java.util.concurrent.ConcurrentLinkedDeque;

public class OneElementPolledFromBothEnds {
    public static void main(String[] args) throws Exception {
        ConcurrentLinkedDeque<String> d = new ConcurrentLinkedDeque<>();
        d.add("e");
        String[] got = new String[1];
        Thread t = new Thread(() -> got[0] = d.pollLast());
        t.start();
        String mine = d.pollFirst();
        t.join();
        System.out.print((mine == null ? 0 : 1) + (got[0] == null ? 0 : 1));
    }
}
