// The ticket counter is volatile, but `next++` is a read and a write: two threads hold ticket 0.
public class TicketDrawnTwice {
    static volatile int next;
    static volatile int serving;
    static int inside;

    static void enter() {
        int ticket = next++;
        while (serving < ticket) Thread.onSpinWait();
        inside++;
        assert inside == 1; //~ ASSERT
        inside--;
        serving = ticket + 1;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(TicketDrawnTwice::enter);
        t.start();
        enter();
        t.join();
    }
}
