//@ outputs: "12" | "21" | "11"
// Two plain increments whose read and write are steps of their own; printed is what each wrote. Of the
// 4! / (2! 2!) = 6 orders, the thread first gives 1 and 2, main first gives 2 and 1, and in the other four
// both read 0 before either writes: 1 and 1. That makes 3 texts.
public class ReadsAndWrites {
    static volatile int count;
    static int theirs;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            int seen = count;
            count = seen + 1;
            theirs = seen + 1;
        });
        t.start();
        int seen = count;
        count = seen + 1;
        t.join();
        System.out.print(theirs + "" + (seen + 1));
    }
}
