//@ stdin: 3\nalpha 1.5\nbeta 2.25\ngamma -3\n\ntrailing words here
// Scanner on System.in until end of input.
import java.util.*;

public class ScannerStdin {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in).useLocale(Locale.US);
        int n = in.nextInt();
        Map<String, Double> m = new TreeMap<>();
        for (int i = 0; i < n; i++) {
            String k = in.next();
            m.put(k, in.nextDouble());
        }
        System.out.println(n + " " + m);
        System.out.println("[" + in.nextLine() + "]");
        System.out.println("[" + in.nextLine() + "]");
        while (in.hasNext()) System.out.println("<" + in.next() + ">");
        System.out.println(in.hasNextLine() + " " + in.hasNextInt());
        try {
            in.next();
        } catch (NoSuchElementException e) {
            System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }
}
