// Output methods of System.out: print, println, printf, append, write, char arrays, null, format.
import java.util.*;
public class HelloVariants {
    public static void main(String[] args) {
        System.out.print(true);
        System.out.print('c');
        System.out.print(1);
        System.out.print(2L);
        System.out.print(1.5f);
        System.out.print(2.5);
        System.out.print(new char[]{'x', 'y'});
        System.out.print("s");
        System.out.print((Object) "o");
        System.out.print((String) null);
        System.out.print((Object) null);
        System.out.println();
        System.out.println(true);
        System.out.println('c');
        System.out.println(1);
        System.out.println(2L);
        System.out.println(1.5f);
        System.out.println(2.5);
        System.out.println(new char[]{'x', 'y'});
        System.out.println("s");
        System.out.println((Object) "o");
        System.out.println((String) null);
        System.out.println((Object) null);
        System.out.printf(Locale.ROOT, "%5d|%-5s|%05.1f|%x%n", 42, "ab", 3.14159, 255);
        System.out.format(Locale.ROOT, "%s %s%n", "a", List.of(1));
        System.out.append("app").append('e').append("xndy", 1, 3).append(null).println();
        System.out.write('W'); System.out.write('\n');
        byte[] b = "bytes\n".getBytes(); System.out.write(b, 0, b.length);
        System.out.flush();
        try { System.out.println((char[]) null); } catch (NullPointerException e) { System.out.println("NPE"); }
        System.err.println("to stderr, not compared");
        StringBuilder big = new StringBuilder();
        for (int i = 0; i < 3000; i++) big.append((char) ('a' + i % 26));
        System.out.println(big.append("\n").append(big, 0, 10));
        System.out.println(System.out.checkError());
    }
}
