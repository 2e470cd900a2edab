// String builders that have grown to other lengths in other states: inserted, reversed, cut, with characters of one and of two bytes.
import gov.nasa.jpf.vm.Verify;

public class BuildersInRows {
    static void run() {
        StringBuilder text = new StringBuilder(2);
        int n = choose(0, 3);
        for (int i = 0; i < n * 2; i++) {
            text.append((char) ('a' + i));
        }
        if (n == 2) {
            text.append('\u20ac');
        }
        int what = choose(0, 4);
        switch (what) {
            case 0:
                text.insert(text.length() / 2, n);
                break;
            case 1:
                text.reverse().append(-1L);
                break;
            case 2:
                text.setLength(n);
                text.append(true);
                break;
            case 3:
                text.append("xyz").deleteCharAt(n);
                break;
            default:
                text.append(text).replace(0, n, "..");
        }
        int length = text.length();
        char last = length == 0 ? '-' : text.charAt(length - 1);
        String kept = text.toString();
        text.append(last);
        int at = kept.indexOf("b");
        boolean upper = choose(0, 1) == 1;
        String shown = upper ? kept.toUpperCase() : kept.substring(Math.min(1, length));
        System.out.println(shown + "|" + text + "|" + at + "|" + kept.hashCode());
    }

    /** Below nought while nothing is chosen yet: what is done for the first time is not done for many states at once. */
    static int round = -12;

    static int choose(int low, int high) {
        return round < 0 ? low - round * 5 % (high - low + 1) : Verify.getInt(low, high);
    }

    public static void main(String[] args) {
        for (; round < 0; round++) {
            run();
        }
        run();
    }
}
