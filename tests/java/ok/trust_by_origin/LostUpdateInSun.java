//@ native: yes
//@ outputs: "1\n" | "2\n"
// As in LostUpdateInJavax, in a package that begins with sun.
// Confirmed on JDK 17 and 25: every outcome was seen.
package sun.dial;

public class LostUpdateInSun implements Runnable {
    int count;

    @Override
    public void run() {
        count++;
    }

    public static void main(String[] args) throws Exception {
        LostUpdateInSun shared = new LostUpdateInSun();
        Thread t = new Thread(shared);
        t.start();
        shared.run();
        t.join();
        System.out.println(shared.count);
    }
}
