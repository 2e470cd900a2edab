//@ outputs: "3,0" | "5,0"
// In a[i] += f(), the element is read before f is called, and written after.
public class OrderOfEvaluation {
    static final int[] a = {1, 0};

    static int f() {
        return 2;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> a[0] = 3);
        t.start();
        a[0] += f();
        t.join();
        System.out.print(a[0] + "," + a[1]);
    }
}
