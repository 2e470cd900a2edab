//@ outputs: "" | "a" | "ab"
//@ note: exit status 3
// halt cuts the other thread off between two outputs; the status is always the same.
public class HaltInTheMiddle {
    public static void main(String[] args) throws Exception {
        new Thread(() -> {
            System.out.print("a");
            System.out.print("b");
        }).start();
        Runtime.getRuntime().halt(3);
    }
}
