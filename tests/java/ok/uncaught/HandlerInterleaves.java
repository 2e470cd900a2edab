//@ native: yes
//@ outputs: "1\n" | "2\n"
// A handler's steps mix with those of other threads: a lost update.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class HandlerInterleaves {
    static int count;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            throw new IllegalArgumentException();
        });
        t.setUncaughtExceptionHandler((thread, e) -> count++);
        t.start();
        count++;
        t.join();
        System.out.println(count);
    }
}
