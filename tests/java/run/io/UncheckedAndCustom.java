// Custom InputStream/Reader contracts, UncheckedIOException, partial reads.
import java.io.*;
import java.util.*;
import java.util.stream.*;

public class UncheckedAndCustom {
    static class Slow extends InputStream {
        final byte[] b;
        int i;

        Slow(String s) {
            b = s.getBytes();
        }

        public int read() {
            return i < b.length ? b[i++] & 255 : -1;
        }

        @Override
        public int read(byte[] buf, int off, int len) {
            if (len == 0) return 0;
            int c = read();
            if (c < 0) return -1;
            buf[off] = (byte) c;
            return 1;
        }
    }

    static class Failing extends InputStream {
        int left;

        Failing(int left) {
            this.left = left;
        }

        public int read() throws IOException {
            if (left-- <= 0) throw new IOException("disk on fire");
            return 'x';
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(new String(new Slow("slow stream").readAllBytes()) + " " + new Slow("abcdef").readNBytes(3).length + " " + new Slow("abc").skip(2) + " " + new Slow("x").available());
        System.out.println(new BufferedReader(new InputStreamReader(new Slow("l1\nl2\nl3"))).lines().collect(Collectors.toList()));
        System.out.println(new DataInputStream(new Slow("\0\0\1\2")).readInt());
        byte[] buf = new byte[10];
        System.out.println(new Failing(4).read(buf) + " " + new String(buf).trim());
        try {
            new Failing(0).read(buf);
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        try {
            new BufferedReader(new InputStreamReader(new Failing(3))).lines().forEach(System.out::println);
        } catch (UncheckedIOException e) {
            System.out.println("unchecked " + e.getCause().getMessage());
        }
        try {
            new Slow("").skipNBytes(1);
        } catch (EOFException e) {
            System.out.println("EOF " + e.getMessage());
        }
        Reader rot = new FilterReader(new StringReader("Hello")) {
            @Override
            public int read(char[] c, int off, int len) throws IOException {
                int n = super.read(c, off, len);
                for (int i = off; i < off + n; i++) if (Character.isLetter(c[i])) c[i] = (char) (c[i] + 1);
                return n;
            }
        };
        System.out.println(new BufferedReader(rot).readLine());
        ObjectInputStream.GetField none = null;
        StringWriter w = new StringWriter();
        try (Writer tee = new Writer() {
            @Override
            public void write(char[] c, int off, int len) {
                w.write(c, off, len);
                w.write("|");
            }

            @Override
            public void flush() {
                w.write("F");
            }

            @Override
            public void close() {
                w.write("C");
            }
        }) {
            tee.write("abc");
            tee.append('d').append("efg", 1, 2);
            tee.write(120);
        }
        System.out.println(w + " " + none);
        SequenceInputStream s = new SequenceInputStream(new Slow("a"), new Failing(2));
        StringBuilder sb = new StringBuilder();
        try {
            for (int c = s.read(); c >= 0; c = s.read()) sb.append((char) c);
        } catch (IOException e) {
            System.out.println(sb + " " + e.getMessage());
        }
        System.out.println(Stream.of(1).map(x -> {
            try {
                throw new IOException("wrapped");
            } catch (IOException e) {
                return new UncheckedIOException(e).getMessage();
            }
        }).findFirst().get());
    }
}
