// Scanner over strings: types, radixes, delimiters, patterns, failures.
import java.util.*;
import java.util.stream.*;

public class ScannerStrings {
    public static void main(String[] args) {
        Scanner s = new Scanner("12 abc 3.5 true 0x1f -7 99999999999 1,234 last line\nnext line\n\nend").useLocale(Locale.US);
        System.out.println(s.nextInt() + " " + s.hasNextInt() + " " + s.next() + " " + s.nextDouble() + " " + s.nextBoolean());
        try {
            s.nextInt();
        } catch (InputMismatchException e) {
            System.out.println("mismatch " + e.getMessage());
        }
        System.out.println(s.next() + " " + s.nextByte() + " " + s.hasNextInt() + " " + s.nextLong() + " " + s.nextInt());
        System.out.println("[" + s.nextLine() + "] [" + s.nextLine() + "] [" + s.nextLine() + "] " + s.hasNextLine() + " [" + s.nextLine() + "] " + s.hasNextLine());
        try {
            s.nextLine();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        Scanner d = new Scanner("a:b::c;d").useDelimiter("[:;]");
        System.out.println(d.tokens().collect(Collectors.joining("|")));
        Scanner h = new Scanner("ff 77 zz");
        System.out.println(h.nextInt(16) + " " + h.nextLong(8) + " " + h.nextBigInteger(36));
        Scanner f = new Scanner("x=10, y=20; x=30");
        System.out.println(f.findInLine("x=(\\d+)") + " " + f.match().group(1) + " " + f.findInLine("y=(\\d+)") + " " + f.match().start(1) + " " + f.findInLine("nope"));
        System.out.println(new Scanner("k1=v1 k2=v2").findAll("(\\w+)=(\\w+)").map(r -> r.group(2) + r.group(1)).collect(Collectors.toList()));
        Scanner sk = new Scanner("   123abc");
        System.out.println(sk.skip("\\s*\\d+").next() + " " + sk.hasNext());
        Scanner big = new Scanner("123456789012345678901234567890 1.25E3 NaN").useLocale(Locale.US);
        System.out.println(big.nextBigInteger() + " " + big.nextBigDecimal() + " " + big.nextDouble());
        Scanner closed = new Scanner("q");
        closed.close();
        try {
            closed.next();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new Scanner("a b c").hasNext("b") + " " + new Scanner("a b c").next("[a-z]"));
        StringBuilder big2 = new StringBuilder();
        for (int i = 0; i < 300; i++) big2.append(i).append(i % 3 == 0 ? "\n" : " ");
        Scanner many = new Scanner(big2.toString());
        long sum = 0;
        while (many.hasNextInt()) sum = sum * 7 + many.nextInt();
        System.out.println(sum);
    }
}
