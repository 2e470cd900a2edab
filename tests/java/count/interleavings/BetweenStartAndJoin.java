//@ paths: 3
//@ outputs: "mmttm" | "mtmtm" | "mttmm"
// Main steps before start, between start and join, and after join; the thread has two steps. Only
// main's middle step is free: it has 3 places among the thread's two.
public class BetweenStartAndJoin {
    static String history = "";

    static synchronized void step(String letter) {
        history += letter;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            step("t");
            step("t");
        });
        step("m");
        t.start();
        step("m");
        t.join();
        step("m");
        System.out.print(history);
    }
}
