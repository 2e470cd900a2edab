//@ native: yes
//@ outputs: "0" | "1" | "-"
// An exception carries an object to a handler that puts it where others find it; the thread writes it after that.
public class ThrownWithItsCarrier {
    static class Carrier extends RuntimeException { int f; }
    static Carrier kept;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            Carrier c = new Carrier();
            try { throw c; } catch (Carrier caught) { kept = caught; } finally { c.f = 1; }
        });
        t.start();
        Carrier c = kept;
        System.out.print(c == null ? "-" : c.f);
        t.join();
    }
}
