//@ outputs: "1" | "2"
// A child inherits the very array of its parent: two increments, one of which may be lost.
public class InheritedArrayShared {
    public static void main(String[] args) throws Exception {
        InheritableThreadLocal<int[]> local = new InheritableThreadLocal<>();
        local.set(new int[1]);
        Thread other = new Thread(() -> local.get()[0]++);
        other.start();
        local.get()[0]++;
        other.join();
        System.out.print(local.get()[0]);
    }
}
