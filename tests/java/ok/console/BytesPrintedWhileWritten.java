//@ native: yes
//@ outputs: "a" | "x"
public class BytesPrintedWhileWritten {
    static final byte[] text = { 'a' };
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { text[0] = 'x'; });
        t.start();
        System.out.write(text, 0, 1);
        System.out.flush();
        t.join();
    }
}
