//@ stdin: 3\n10 20 30\nhello world 2.5 true\n
// java.util.Scanner over standard input.
import java.util.*;
public class ScannerInput {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in).useLocale(Locale.US);
        int n = in.nextInt();
        long sum = 0;
        for (int i = 0; i < n; i++) sum += in.nextLong();
        System.out.println(n + " " + sum + " rest=[" + in.nextLine() + "]");
        System.out.println(in.hasNextInt() + " " + in.next() + " " + in.next());
        System.out.println(in.hasNextDouble() + " " + in.nextDouble() + " " + in.nextBoolean());
        try { in.next(); } catch (NoSuchElementException e) { System.out.println("no more " + e.getMessage()); }
        try { new Scanner("abc").nextInt(); } catch (InputMismatchException e) { System.out.println(e.getMessage()); }
        Scanner s = new Scanner("a, b,c").useDelimiter(",\\s*");
        while (s.hasNext()) System.out.print("<" + s.next() + ">");
        System.out.println();
    }
}
