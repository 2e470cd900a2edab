// Large interleaved output through nested buffered, counting and teeing streams.
import java.io.*;
import java.util.*;

public class LogLikeOutput {
    static class Counting extends FilterOutputStream {
        long bytes, writes, flushes;

        Counting(OutputStream o) {
            super(o);
        }

        @Override
        public void write(int b) throws IOException {
            bytes++;
            writes++;
            out.write(b);
        }

        @Override
        public void write(byte[] b, int off, int len) throws IOException {
            bytes += len;
            writes++;
            out.write(b, off, len);
        }

        @Override
        public void flush() throws IOException {
            flushes++;
            super.flush();
        }
    }

    public static void main(String[] args) throws Exception {
        ByteArrayOutputStream sink = new ByteArrayOutputStream();
        Counting c = new Counting(sink);
        BufferedOutputStream b = new BufferedOutputStream(c, 16);
        for (int i = 0; i < 100; i++) b.write(i);
        System.out.println(c.bytes + " " + c.writes + " " + sink.size());
        b.write(new byte[40]);
        b.write(new byte[3]);
        System.out.println(c.bytes + " " + c.writes);
        b.flush();
        System.out.println(c.bytes + " " + c.writes + " " + c.flushes);
        b.close();
        System.out.println(c.flushes > 1);
        StringBuilder expect = new StringBuilder();
        for (int i = 0; i < 300; i++) {
            String line = i + ":" + Integer.toBinaryString(i) + (i % 50 == 0 ? " mark" : "");
            expect.append(line).append('\n');
            if (i % 25 == 0) System.out.println(line);
        }
        BufferedReader r = new BufferedReader(new StringReader(expect.toString()));
        long h = 0;
        int n = 0;
        for (String l = r.readLine(); l != null; l = r.readLine(), n++) h = h * 31 + l.hashCode();
        System.out.println(n + " " + h + " " + expect.length());
        char[] big = new char[20000];
        Arrays.fill(big, '=');
        String s = new String(big);
        System.out.println(s.length() + " " + s.hashCode());
        for (int i = 0; i < 5; i++) System.out.println("=".repeat(200 + i));
        System.out.append("no newline at the end");
        System.out.flush();
    }
}
