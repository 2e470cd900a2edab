//@ native: yes
//@ outputs: "false false\n" | "true false\n" | "true true\n"
// Nobody comes back: (false true) does not exist.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class AliveTwice {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {});
        t.start();
        boolean first = t.isAlive();
        boolean second = t.isAlive();
        System.out.println(first + " " + second);
    }
}
