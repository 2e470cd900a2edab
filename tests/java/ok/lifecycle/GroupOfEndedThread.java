//@ native: yes
//@ outputs: "true 1\n" | "false 0\n" | "false 1\n"
// A thread that has ended is in no group.
public class GroupOfEndedThread {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            x = 1;
        });
        t.start();
        System.out.println((t.getThreadGroup() == null) + " " + x);
    }
}
