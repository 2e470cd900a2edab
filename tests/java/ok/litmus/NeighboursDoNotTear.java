//@ outputs: "12"
// Bytes beside each other are written by themselves.
public class NeighboursDoNotTear {
    static final byte[] a = new byte[2];

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> a[0] = 1);
        t.start();
        a[1] = 2;
        t.join();
        System.out.print(a[0] + "" + a[1]);
    }
}
