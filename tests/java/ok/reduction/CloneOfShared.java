//@ outputs: "0" | "1"
// Between a visible write and a copy of a shared array others may write to the array.
public class CloneOfShared {
    static volatile int go;

    public static void main(String[] args) throws Exception {
        int[] shared = new int[1];
        Thread t = new Thread(() -> {
            if (go == 1) shared[0] = 1;
        });
        t.start();
        go = 1;
        int[] copy = shared.clone();
        t.join();
        System.out.print(copy[0]);
    }
}
