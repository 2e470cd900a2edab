//@ native: yes
//@ outputs: "1\n" | "2\n"
// The package is jdk itself.
// Confirmed on JDK 17 and 25: every outcome was seen.
package jdk;

public class DirectlyInJdk {
    static volatile int count;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> count++);
        t.start();
        count++;
        t.join();
        System.out.println(count);
    }
}
