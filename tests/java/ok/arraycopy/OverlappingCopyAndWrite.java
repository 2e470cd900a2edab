//@ outputs: "x012" | "xx12"
// The copy onto itself happens before the write or after.
public class OverlappingCopyAndWrite {
    public static void main(String[] a) throws Exception {
        char[] c = "0123".toCharArray();
        Thread t = new Thread(() -> System.arraycopy(c, 0, c, 1, 3));
        t.start();
        c[0] = 'x';
        t.join();
        System.out.print(c);
    }
}
