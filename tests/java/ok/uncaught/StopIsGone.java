//@ needs: jdk>=20
//@ native: yes
//@ outputs: "unsupported 1\n"
// Since JDK 20 stop does nothing but throw.
// Confirmed on JDK 25: every outcome was seen.
public class StopIsGone {
    static volatile int x;

    @SuppressWarnings("removal")
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = 1);
        String seen = "";
        try {
            t.stop();
        } catch (UnsupportedOperationException e) {
            seen = "unsupported ";
        }
        t.start();
        t.join();
        System.out.println(seen + x);
    }
}
