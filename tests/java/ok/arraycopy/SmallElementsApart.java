//@ outputs: "12"
// Elements that share a word are different places.
public class SmallElementsApart {
    public static void main(String[] a) throws Exception {
        byte[] c = new byte[2];
        boolean[] b = new boolean[2];
        short[] s = new short[2];
        Thread t = new Thread(() -> {
            c[0]++;
            b[0] ^= true;
            s[0]++;
        });
        t.start();
        c[1] += 2;
        b[1] ^= true;
        s[1]++;
        t.join();
        System.out.print("" + c[0] + c[1] + (b[0] && b[1] && s[0] + s[1] == 2 ? "" : "!"));
    }
}
