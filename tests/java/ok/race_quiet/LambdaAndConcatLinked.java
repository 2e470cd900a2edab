//@ flags: +listener=race
//@ outputs: "ab" | "ba"
// Both threads link the same call sites for the first time.
public class LambdaAndConcatLinked {
    static synchronized void say(String s) { Runnable r = () -> System.out.print(s + ""); r.run(); }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> say("a"));
        t.start();
        say("b");
        t.join();
    }
}
