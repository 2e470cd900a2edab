//@ native: yes
//@ outputs: "fine\n"
// TERMINATED and not alive are the same, in both orders of asking.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class StateAgreesWithAlive {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {});
        assert !t.isAlive() && t.getState() == Thread.State.NEW;
        t.start();
        if (t.getState() == Thread.State.TERMINATED) {
            assert !t.isAlive();
        }
        if (!t.isAlive()) {
            assert t.getState() == Thread.State.TERMINATED;
        }
        t.join();
        assert !t.isAlive() && t.getState() == Thread.State.TERMINATED;
        System.out.println("fine");
    }
}
