//@ native: yes
//@ outputs: "1\n" | "2\n"
// The racy code is a default method of an interface and a static one beside it.
// Confirmed on JDK 17 and 25: every outcome was seen.
package javax.roles;

public class DefaultMethodInJavax {
    static int count;

    interface Adding extends Runnable {
        @Override
        default void run() {
            put(count + 1);
        }

        static void put(int value) {
            count = value;
        }
    }

    static class Adder implements Adding {}

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(new Adder());
        t.start();
        new Adder().run();
        t.join();
        System.out.println(count);
    }
}
