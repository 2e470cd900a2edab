// Texts that differ in length, coding and identity: joined, compared, switched on, interned, cut.
import gov.nasa.jpf.vm.Verify;

public class TextsInSome {
    static String text(int kind) {
        switch (kind) {
            case 0:
                return "";
            case 1:
                return "one";
            case 2:
                return "\u00e9\u4e2d";
            default:
                return "BB";
        }
    }

    public static void main(String[] args) {
        String a = text(Verify.getInt(0, 3));
        String b = text(Verify.getInt(0, 3));
        String both = a + b;
        int n = 0;
        switch (both) {
            case "one":
                n = 1;
                break;
            case "oneBB":
                n = 2;
                break;
            case "BBone":
                n = 3;
                break;
            default:
                n = -both.length();
        }
        char last = both.isEmpty() ? '-' : both.charAt(both.length() - 1);
        boolean same = Verify.getBoolean() ? both.intern() == a : both == a;
        StringBuilder made = new StringBuilder(a).reverse().append(n).append(last).append((Object) null);
        System.out.println(both.hashCode() + " " + n + (int) last + " " + same + " " + made.length()
                + " " + a.compareTo(b) + " " + both.indexOf('B') + " " + a.equals(b));
    }
}
