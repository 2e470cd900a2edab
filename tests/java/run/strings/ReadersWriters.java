// In-memory character and byte streams: mark/reset, line reading, pushback, data streams, modified UTF-8.
import java.io.*;
import java.util.*;
public class ReadersWriters {
    static String hx(byte[] b) {
        StringBuilder s = new StringBuilder(); for (byte x : b) s.append(String.format("%02x", x)); return s.toString();
    }
    public static void main(String[] args) throws IOException {
        StringReader r = new StringReader("hello world");
        r.skip(2);
        r.mark(10);
        char[] b = new char[4];
        System.out.print(r.read(b) + new String(b) + (char) r.read());
        r.reset();
        System.out.println((char) r.read() + " " + r.ready());
        BufferedReader br = new BufferedReader(new StringReader("l1\nl2\r\nl3\rl4\n\nlast"), 2);
        for (String l; (l = br.readLine()) != null; ) System.out.print("[" + l + "]");
        System.out.println();
        PushbackReader pr = new PushbackReader(new StringReader("ab"), 3);
        pr.unread('x'); pr.unread(new char[]{'y', 'z'});
        for (int c; (c = pr.read()) >= 0; ) System.out.print((char) c);
        System.out.println();
        StringWriter w = new StringWriter();
        PrintWriter pw = new PrintWriter(w);
        pw.printf(Locale.ROOT, "%d %s|", 5, "x");
        pw.print(1.5);
        pw.print('c');
        pw.print(true);
        pw.print((Object) null);
        pw.append("app").append('q').write("writ", 1, 2);
        pw.flush();
        System.out.println(w + " " + w.getBuffer().length());
        ByteArrayOutputStream bo = new ByteArrayOutputStream();
        DataOutputStream d = new DataOutputStream(bo);
        d.writeBoolean(true);
        d.writeByte(-1);
        d.writeShort(-2);
        d.writeChar('\u1234');
        d.writeInt(0xcafebabe);
        d.writeLong(Long.MIN_VALUE + 5);
        d.writeFloat(-0.0f);
        d.writeDouble(Math.PI);
        d.writeUTF("a\0\u00e9\u4e00\ud83d\ude00");
        d.writeBytes("by");
        d.writeChars("ch");
        System.out.println(d.size() + " " + hx(bo.toByteArray()));
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bo.toByteArray()));
        System.out.println(in.readBoolean() + " " + in.readUnsignedByte() + " " + in.readUnsignedShort() + " "
                + (int) in.readChar() + " " + Integer.toHexString(in.readInt()) + " " + in.readLong() + " " + in.readFloat() + " "
                + in.readDouble() + " " + in.readUTF().length() + " " + in.available());
        in.skipBytes(5);
        try { in.readInt(); } catch (EOFException e) { System.out.println("EOF " + e.getMessage()); }
        ByteArrayInputStream bi = new ByteArrayInputStream(new byte[]{1, 2, 3, -4, 5});
        bi.skip(1); bi.mark(0);
        System.out.print(bi.read() + " " + Arrays.toString(bi.readNBytes(2)) + bi.read() + bi.read() + bi.read(new byte[2]) + " ");
        bi.reset(); System.out.println(bi.available() + " " + Arrays.toString(bi.readAllBytes()));
        SequenceInputStream sq = new SequenceInputStream(new ByteArrayInputStream("one".getBytes()),
                new ByteArrayInputStream("two".getBytes()));
        System.out.println(new String(sq.readAllBytes(), "UTF-8"));
        StreamTokenizer st = new StreamTokenizer(new StringReader("x = 3.5 + 'str' // c\n y"));
        st.slashSlashComments(true);
        while (st.nextToken() != StreamTokenizer.TT_EOF) System.out.print(st.ttype + ":"
                + (st.ttype == StreamTokenizer.TT_NUMBER ? "" + st.nval : st.sval) + " ");
        System.out.println();
        LineNumberReader ln = new LineNumberReader(new StringReader("a\nb\nc"));
        while (ln.readLine() != null) System.out.print(ln.getLineNumber());
        CharArrayWriter ca = new CharArrayWriter(); ca.write("chars", 1, 3); System.out.println(ca + " " + ca.size());
        try { r.close(); r.read(); } catch (IOException e) { System.out.println(e.getMessage()); }
        BufferedWriter bw = new BufferedWriter(w = new StringWriter(), 3);
        bw.write("buffered");
        bw.newLine();
        System.out.print(w.toString().length() > 0);
        bw.close();
        System.out.println(" " + w.toString().trim());
    }
}
