//@ native: yes
//@ outputs: "2\n"
// Tickets drawn atomically, served in order.
import java.util.concurrent.atomic.AtomicInteger;

public class TicketLock {
    static final AtomicInteger next = new AtomicInteger();
    static volatile int serving;
    static int inside, entered;

    static void enter() {
        int ticket = next.getAndIncrement();
        while (serving != ticket) Thread.onSpinWait();
        inside++;
        assert inside == 1;
        entered++;
        inside--;
        serving = ticket + 1;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(TicketLock::enter);
        t.start();
        enter();
        t.join();
        System.out.println(entered);
    }
}
