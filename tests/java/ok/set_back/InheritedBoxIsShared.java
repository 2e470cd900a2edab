//@ outputs: "0" | "1"
// What a thread inherits is the same object.
public class InheritedBoxIsShared {
    public static void main(String[] args) throws Exception {
        InheritableThreadLocal<int[]> local = new InheritableThreadLocal<>();
        local.set(new int[1]);
        int[] seen = new int[1];
        Thread child = new Thread(() -> seen[0] = local.get()[0]);
        child.start();
        local.get()[0] = 1;
        child.join();
        System.out.print(seen[0]);
    }
}
