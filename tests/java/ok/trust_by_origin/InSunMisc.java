//@ native: yes
//@ outputs: "1\n" | "2\n"
// A package of the program below one of the library's.
// Confirmed on JDK 17 and 25: every outcome was seen.
package sun.misc.project;

public class InSunMisc {
    static int count;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> count++);
        t.start();
        count++;
        t.join();
        System.out.println(count);
    }
}
