//@ native: yes
//@ outputs: "1\n" | "2\n"
// A class of the program stays one in a package that begins with javax: the two increments can
// both read 0, so 1 and 2 are possible.
// Confirmed on JDK 17 and 25: every outcome was seen.
package javax.till;

public class LostUpdateInJavax {
    static int count;

    static void add() {
        count++;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> add());
        t.start();
        add();
        t.join();
        System.out.println(count);
    }
}
