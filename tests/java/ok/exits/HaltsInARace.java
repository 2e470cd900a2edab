//@ outputs: "a" | "ab" | "ba"
// After halt nobody writes any more.
public class HaltsInARace {

    public static void main(String[] args) throws Exception {
        Thread t1 = new Thread(() -> {
            System.out.print("a");
            Runtime.getRuntime().halt(0);
        });
        Thread t2 = new Thread(() -> {
            System.out.print("b");
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print("c");
    }
}
