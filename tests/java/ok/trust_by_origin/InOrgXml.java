//@ native: yes
//@ outputs: "1\n" | "2\n"
// The JDK has packages below org.xml too.
// Confirmed on JDK 17 and 25: every outcome was seen.
package org.xml.project;

public class InOrgXml {
    static int count;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> count++);
        t.start();
        count++;
        t.join();
        System.out.println(count);
    }
}
