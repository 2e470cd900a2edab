//@ native: yes
//@ outputs: "1\n" | "2\n"
// Vendors' prefixes make no library class either.
// Confirmed on JDK 17 and 25: every outcome was seen.
package com.sun.project;

public class InComSun {
    static int count;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> count++);
        t.start();
        count++;
        t.join();
        System.out.println(count);
    }
}
