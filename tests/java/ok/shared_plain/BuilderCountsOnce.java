//@ outputs: "ab" | "ba" | "a" | "b"
// append reads the count, writes it, and then the character at the old count: both may have read the same.
public class BuilderCountsOnce {
    public static void main(String[] x) throws Exception {
        StringBuilder s = new StringBuilder();
        Thread t = new Thread(() -> s.append('a'));
        t.start();
        s.append('b');
        t.join();
        System.out.print(s);
    }
}
