//@ outputs: "true" | "false"
// All threads share the generator of Math.random.
public class MathRandomShared {
    public static void main(String[] a) throws Exception {
        double[] r = new double[1];
        Thread t = new Thread(() -> r[0] = Math.random());
        t.start();
        double m = Math.random();
        t.join();
        System.out.print(m < r[0]);
    }
}
