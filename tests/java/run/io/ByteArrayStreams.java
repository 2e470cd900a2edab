// ByteArray, Sequence, Pushback, Buffered and LineNumber streams.
import java.io.*;
import java.util.*;

public class ByteArrayStreams {
    public static void main(String[] args) throws Exception {
        ByteArrayInputStream in = new ByteArrayInputStream("hello world".getBytes(), 2, 6);
        System.out.println((char) in.read() + " " + in.available() + " " + in.skip(2) + " " + in.markSupported());
        in.mark(0);
        byte[] b = new byte[10];
        System.out.println(in.read(b, 1, 5) + " " + Arrays.toString(b) + " " + in.read() + " " + in.read(b) + " " + in.read(b, 0, 0));
        in.reset();
        System.out.println(new String(in.readAllBytes()) + " " + in.readNBytes(3).length);
        ByteArrayOutputStream out = new ByteArrayOutputStream(1);
        out.write(65);
        out.write(new byte[] {66, 67, 68}, 1, 2);
        out.write(256 + 69);
        out.writeBytes(new byte[] {70});
        System.out.println(out + " " + out.size() + " " + out.toString("US-ASCII"));
        out.reset();
        System.out.println(out.size());
        SequenceInputStream seq = new SequenceInputStream(Collections.enumeration(List.of(new ByteArrayInputStream("ab".getBytes()), new ByteArrayInputStream(new byte[0]), new ByteArrayInputStream("cd".getBytes()))));
        System.out.println(new String(seq.readAllBytes()));
        PushbackInputStream pb = new PushbackInputStream(new ByteArrayInputStream("xyz".getBytes()), 2);
        int x = pb.read();
        pb.unread(x);
        pb.unread('!');
        try {
            pb.unread(1);
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new String(pb.readAllBytes()));
        BufferedInputStream buf = new BufferedInputStream(new ByteArrayInputStream("0123456789".getBytes()), 4);
        buf.read();
        buf.mark(3);
        buf.read();
        buf.read();
        buf.reset();
        System.out.println((char) buf.read() + "" + buf.available());
        for (int i = 0; i < 6; i++) buf.read();
        try {
            buf.reset();
            System.out.println("reset fine");
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        buf.close();
        try {
            buf.read();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        LineNumberReader l = new LineNumberReader(new StringReader("a\nb\r\nc\rd"));
        for (String s = l.readLine(); s != null; s = l.readLine()) System.out.print(l.getLineNumber() + s + " ");
        System.out.println();
        for (Runnable r : new Runnable[] {() -> new ByteArrayOutputStream(-1), () -> new ByteArrayInputStream(b).read(b, 5, 10), () -> new ByteArrayInputStream(null)}) {
            try {
                r.run();
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName());
            }
        }
        InputStream nul = InputStream.nullInputStream();
        System.out.println(nul.read() + " " + new ByteArrayInputStream("copy".getBytes()).transferTo(out) + " " + out);
        FilterOutputStream upper = new FilterOutputStream(out) {
            @Override
            public void write(int c) throws IOException {
                super.write(Character.toUpperCase(c));
            }
        };
        upper.write(" shout".getBytes());
        upper.close();
        System.out.println(out);
    }
}
