//@ native: yes
//@ outputs: "1\n" | "2\n"
// As in LostUpdateInJavax, in a package that begins with jdk; the counter is an array element.
// Confirmed on JDK 17 and 25: every outcome was seen.
package jdk.stock;

public class LostUpdateInJdk {
    static final int[] counts = new int[1];

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> counts[0]++);
        t.start();
        counts[0]++;
        t.join();
        System.out.println(counts[0]);
    }
}
