//@ native: yes
//@ outputs: "1 1\n" | "2 0\n" | "2 1\n"
// Who counts the threads sees whether one has ended; a thread that has ended has written before.
public class CountsThreads {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            x = 1;
        });
        t.start();
        System.out.println(Thread.activeCount() + " " + x);
    }
}
