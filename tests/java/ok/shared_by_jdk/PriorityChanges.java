//@ native: yes
//@ outputs: "5" | "7"
// The priority of a thread is shared.

public class PriorityChanges {
    static final Thread MAIN = Thread.currentThread();

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> MAIN.setPriority(7));
        t.start();
        String seen = "" + MAIN.getPriority();
        t.join();
        System.out.print(seen);
    }
}
