import java.util.Arrays;

/** Arrays of chars and bytes: edit distance, substring search, counting, reversal, parsing. */
public class Chars {
    static int distance(char[] a, char[] b) {
        int[] before = new int[b.length + 1], now = new int[b.length + 1];
        for (int j = 0; j <= b.length; j++) before[j] = j;
        for (int i = 1; i <= a.length; i++) {
            now[0] = i;
            for (int j = 1; j <= b.length; j++) {
                int cost = a[i - 1] == b[j - 1] ? 0 : 1;
                now[j] = Math.min(Math.min(now[j - 1] + 1, before[j] + 1), before[j - 1] + cost);
            }
            int[] t = before; before = now; now = t;
        }
        return before[b.length];
    }

    public static void main(String[] args) {
        char[] a = new char[700], b = new char[700];
        for (int i = 0; i < a.length; i++) {
            a[i] = (char) ('a' + i * i % 23);
            b[i] = (char) ('a' + i * 7 % 19);
        }
        int d = 0;
        for (int i = 0; i < 5; i++) d += distance(a, b);
        String text = new String(a).repeat(20), word = "zzy";
        int found = 0, vowels = 0;
        for (int r = 0; r < 20; r++) {
            for (int i = 0; i + word.length() <= text.length(); i++) if (text.startsWith(word, i)) found++;
            for (int i = 0; i < text.length(); i++) {
                char c = text.charAt(i);
                if ("aeiou".indexOf(c) >= 0) vowels++;
            }
        }
        byte[] bytes = text.getBytes();
        int[] histogram = new int[256];
        for (int r = 0; r < 60; r++) for (byte x : bytes) histogram[x & 255]++;
        char[] reversed = text.toCharArray();
        for (int r = 0; r < 100; r++)
            for (int i = 0, j = reversed.length - 1; i < j; i++, j--) {
                char c = reversed[i]; reversed[i] = reversed[j]; reversed[j] = c;
            }
        System.out.println(d + " " + found + " " + vowels + " " + Arrays.hashCode(histogram) + " " + Arrays.hashCode(reversed));
    }
}
