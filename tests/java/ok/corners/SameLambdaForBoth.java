//@ outputs: "true"
// A lambda that captures nothing is one object, whichever thread comes to it first.
public class SameLambdaForBoth {
    static Runnable a, b;
    static Runnable make() { return () -> { }; }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> a = make());
        t.start();
        b = make();
        t.join();
        System.out.print(a == b);
    }
}
