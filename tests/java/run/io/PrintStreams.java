// PrintStream: own streams, setOut, autoflush, charsets, error state.
import java.io.*;
import java.nio.charset.*;
import java.util.*;

public class PrintStreams {
    public static void main(String[] args) throws Exception {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        PrintStream p = new PrintStream(b, false, StandardCharsets.UTF_8);
        p.print(true);
        p.print('\u00e9');
        p.print(1L << 40);
        p.print(1e100);
        p.print(new char[] {'z'});
        p.println((Object) null);
        p.println();
        p.append("q").append('w').printf(Locale.ROOT, "%x", 255).format("%s", "f");
        p.write(10);
        p.write(new byte[] {65, 66});
        p.flush();
        System.out.println(b.size() + " " + Arrays.toString(b.toByteArray()).hashCode() + " " + b.toString("UTF-8").replace("\u00e9", "<e9>").replace("\n", "\\n"));
        PrintStream old = System.out;
        b.reset();
        System.setOut(new PrintStream(b, true));
        System.out.println("captured");
        System.setOut(old);
        System.out.print(b);
        PrintStream ascii = new PrintStream(b, true, "US-ASCII");
        b.reset();
        ascii.print("a\u00e9\ud83d\ude00b");
        System.out.println(b);
        PrintStream bad = new PrintStream(new OutputStream() {
            @Override
            public void write(int c) throws IOException {
                throw new IOException("full");
            }
        });
        bad.println("x");
        System.out.println(bad.checkError());
        int[] flushes = {0};
        PrintStream auto = new PrintStream(new ByteArrayOutputStream() {
            @Override
            public void flush() {
                flushes[0]++;
            }
        }, true);
        int before = flushes[0];
        auto.print("no newline");
        boolean none = flushes[0] >= before;
        auto.println("line");
        System.out.println(none + " " + (flushes[0] > before));
        auto.close();
        auto.println("after close");
        System.out.println(auto.checkError());
        System.err.println("this goes to stderr");
        System.setErr(new PrintStream(b, true));
        b.reset();
        System.err.print("redirected");
        new IllegalStateException("traced").printStackTrace();
        System.out.println(b.toString().startsWith("redirectedjava.lang.IllegalStateException: traced"));
        PrintStream nul = new PrintStream(OutputStream.nullOutputStream());
        nul.println("gone");
        System.out.println(nul.checkError());
        System.out.print("");
        System.out.write('w');
        System.out.write('\n');
        System.out.println(new char[] {'c', 's'});
        System.out.println(-0.0f);
        System.out.println((Object) "obj");
        for (Object o : new Object[] {Byte.MIN_VALUE, Short.MAX_VALUE, 'x', 1.0f, Long.MIN_VALUE}) System.out.print(o + ";");
        System.out.println();
    }
}
