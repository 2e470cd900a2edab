//@ native: yes
//@ outputs: "1\n" | "2\n"
// Not even a name that looks like the inside of the JDK.
// Confirmed on JDK 17 and 25: every outcome was seen.
package jdk.internal.project;

public class InJdkInternal {
    static int count;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> count++);
        t.start();
        count++;
        t.join();
        System.out.println(count);
    }
}
