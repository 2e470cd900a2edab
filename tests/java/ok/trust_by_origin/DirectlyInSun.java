//@ native: yes
//@ outputs: "1\n" | "2\n"
// The package is sun itself.
// Confirmed on JDK 17 and 25: every outcome was seen.
package sun;

public class DirectlyInSun {
    static volatile int count;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> count++);
        t.start();
        count++;
        t.join();
        System.out.println(count);
    }
}
