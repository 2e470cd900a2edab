//@ native: yes
//@ outputs: "1" | "2" | "late"
// One interrupt ends one sleep, and not the next one.
public class InterruptedBetweenTwoSleeps {
    static String hit = "late";
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try { Thread.sleep(5); } catch (InterruptedException e) { hit = "1"; }
            try { Thread.sleep(5); } catch (InterruptedException e) { hit = "2"; }
        });
        t.start();
        t.interrupt();
        t.join();
        System.out.print(hit);
    }
}
