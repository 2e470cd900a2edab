//@ native: yes
//@ outputs: "ab" | "ba"
// Two threads add to one exception: nothing is lost.
public class SuppressedInEitherOrder {
    public static void main(String[] args) throws Exception {
        Exception e = new Exception();
        Thread t = new Thread(() -> e.addSuppressed(new Exception("a")));
        t.start();
        e.addSuppressed(new Exception("b"));
        t.join();
        for (Throwable s : e.getSuppressed()) System.out.print(s.getMessage());
    }
}
