//@ native: yes
//@ outputs: "before\n" | "between\n" | "after\n"
// The other thread's reading is before, between or after main's two, or equal to one of them; with strict
// comparisons three cases remain.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class OrderOfReadings {
    static volatile long theirs;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> theirs = System.nanoTime());
        t.start();
        long first = System.nanoTime();
        long second = System.nanoTime();
        t.join();
        System.out.println(theirs - first <= 0 ? "before" : theirs - second <= 0 ? "between" : "after");
    }
}
