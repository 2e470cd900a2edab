//@ outputs: "XYc" | "aYc" | "abc"
// What is compressed is read when it is compressed, not when it is handed over.
public class DeflatedWhileWritten {
    static byte[] x = "abc".getBytes();
    static String inflated(byte[] d, int n) throws Exception {
        java.util.zip.Inflater i = new java.util.zip.Inflater();
        i.setInput(d, 0, n);
        byte[] r = new byte[10];
        return new String(r, 0, i.inflate(r));
    }
    static String a = "";

    public static void main(String[] args) throws Exception {
        java.util.zip.Deflater d = new java.util.zip.Deflater();
        d.setInput(x);
        d.finish();
        byte[] r = new byte[50];
        Thread t1 = new Thread(() -> {
            a = "" + d.deflate(r);
        });
        Thread t2 = new Thread(() -> {
            x[1] = 'Y';
            x[0] = 'X';
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(inflated(r, Integer.parseInt(a)));
    }
}
