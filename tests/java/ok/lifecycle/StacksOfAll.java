//@ native: yes
//@ outputs: "false 1\n" | "true 0\n" | "true 1\n"
// A thread that has ended has no stack.
public class StacksOfAll {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            x = 1;
        });
        t.start();
        System.out.println(Thread.getAllStackTraces().containsKey(t) + " " + x);
    }
}
