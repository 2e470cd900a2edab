//@ native: yes
//@ outputs: "false\n" | "not told\n"
// When main has seen the thread dead and says so, nobody sees it alive.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class DeadForAll {
    static volatile boolean told;
    static String seen = "not told";

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {});
        Thread u = new Thread(() -> {
            if (told) {
                seen = "" + t.isAlive();
            }
        });
        t.start();
        u.start();
        if (!t.isAlive()) {
            told = true;
        }
        u.join();
        System.out.println(seen);
    }
}
