//@ native: yes
//@ outputs: "1 1\n" | "2 0\n" | "2 1\n"
// As CountsThreads, with the threads themselves.
public class EnumeratesThreads {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            x = 1;
        });
        t.start();
        System.out.println(Thread.enumerate(new Thread[9]) + " " + x);
    }
}
