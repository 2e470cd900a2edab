//@ outputs: "--" | "-a" | "ba"
// What is decompressed is written to an array that another thread reads from behind.
public class InflatedWhileRead {
    static byte[] x = {'-', '-'};
    static byte[] d = new byte[20];
    static String a = "";

    public static void main(String[] args) throws Exception {
        java.util.zip.Deflater df = new java.util.zip.Deflater();
        df.setInput("ab".getBytes());
        df.finish();
        int n = df.deflate(d);
        Thread t1 = new Thread(() -> {
            java.util.zip.Inflater i = new java.util.zip.Inflater();
            i.setInput(d, 0, n);
            try { i.inflate(x); } catch (java.util.zip.DataFormatException e) { }
        });
        Thread t2 = new Thread(() -> {
            a = "" + (char) x[1];
            a += (char) x[0];
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a);
    }
}
