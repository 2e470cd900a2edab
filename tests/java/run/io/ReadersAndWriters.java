// Readers and writers over strings and chars; BufferedReader lines; PrintWriter.
import java.io.*;
import java.util.*;
import java.util.stream.*;

public class ReadersAndWriters {
    public static void main(String[] args) throws Exception {
        BufferedReader r = new BufferedReader(new StringReader("one\ntwo\r\nthree\rfour\n\nlast"), 4);
        r.mark(100);
        System.out.println(r.readLine() + " " + (char) r.read() + " " + r.ready());
        r.reset();
        System.out.println(r.lines().collect(Collectors.toList()) + " " + r.readLine() + " " + r.read());
        r.close();
        try {
            r.readLine();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        StringWriter w = new StringWriter();
        PrintWriter p = new PrintWriter(w);
        p.print(1);
        p.print('c');
        p.print(2.5f);
        p.print((Object) null);
        p.print((String) null);
        p.print(new char[] {'x', 'y'});
        p.println(true);
        p.printf(Locale.ROOT, "%05d|", 42);
        p.append("app", 1, 3).append('!').append(null);
        p.write("written", 2, 3);
        p.write(65);
        p.flush();
        System.out.println(w.toString().replace("\n", "\\n") + " " + w.getBuffer().length() + " " + p.checkError());
        CharArrayWriter cw = new CharArrayWriter(1);
        cw.write("chars");
        cw.append('+');
        cw.writeTo(w);
        System.out.println(cw + " " + cw.size() + " " + new String(cw.toCharArray()));
        CharArrayReader cr = new CharArrayReader("abcdef".toCharArray(), 1, 4);
        char[] buf = new char[10];
        System.out.println(cr.read(buf, 2, 3) + " " + Arrays.toString(buf).replace("\0", "0") + " " + cr.read() + " " + cr.read() + " " + cr.skip(1));
        PushbackReader pr = new PushbackReader(new StringReader("xy"), 1);
        int c = pr.read();
        pr.unread(c);
        System.out.println((char) pr.read() + "" + (char) pr.read() + pr.read());
        InputStreamReader isr = new InputStreamReader(new ByteArrayInputStream(new byte[] {(byte) 0xe4, (byte) 0xb8, (byte) 0xad, 'A', (byte) 0xff, 'B'}), "UTF-8");
        StringBuilder sb = new StringBuilder();
        for (int x = isr.read(); x >= 0; x = isr.read()) sb.append(Integer.toHexString(x)).append(' ');
        System.out.println(sb + isr.getEncoding());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        OutputStreamWriter osw = new OutputStreamWriter(bytes, "UTF-16BE");
        osw.write("A\u4e2d\ud83d\ude00");
        System.out.print(bytes.size() + " ");
        osw.flush();
        System.out.println(Arrays.toString(bytes.toByteArray()));
        try {
            new OutputStreamWriter(bytes, "no-such-charset");
        } catch (UnsupportedEncodingException e) {
            System.out.println("UEE " + e.getMessage());
        }
        StringReader sr = new StringReader("text");
        System.out.println(sr.skip(2) + " " + sr.skip(-1) + " " + (char) sr.read() + " " + sr.transferTo(w) + " " + sr.read());
        BufferedWriter bw = new BufferedWriter(new StringWriter() {
            @Override
            public void flush() {
                System.out.println("flushed " + this);
            }
        }, 4);
        bw.write("ab");
        bw.newLine();
        bw.write("longer than the buffer");
        bw.flush();
        bw.close();
        PrintWriter auto = new PrintWriter(new FilterWriter(new StringWriter()) {
            @Override
            public void flush() throws IOException {
                System.out.println("autoflush");
                super.flush();
            }

            @Override
            public void write(String s, int o, int n) throws IOException {
                if (s.contains("fail")) throw new IOException("no");
                super.write(s, o, n);
            }
        }, true);
        auto.print("x");
        auto.println("y");
        auto.print("fail");
        System.out.println(auto.checkError());
    }
}
