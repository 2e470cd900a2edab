// Arithmetic on char: Roman numerals, Vigenere, run-length, anagrams, digit sums, case flipping.
import java.util.*;
public class CharArithmetic {
    static String roman(int n) {
        int[] v = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
        String[] s = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < v.length; i++) while (n >= v[i]) { b.append(s[i]); n -= v[i]; }
        return b.toString();
    }
    static int unroman(String s) {
        int t = 0, prev = 0;
        for (int i = s.length() - 1; i >= 0; i--) {
            int v = switch (s.charAt(i)) {
                case 'I' -> 1;
                case 'V' -> 5;
                case 'X' -> 10;
                case 'L' -> 50;
                case 'C' -> 100;
                case 'D' -> 500;
                case 'M' -> 1000;
                default -> throw new IllegalArgumentException("bad " + s.charAt(i));
            };
            t += v < prev ? -v : v;
            prev = Math.max(prev, v);
        }
        return t;
    }
    static String vig(String s, String k, int dir) {
        char[] c = s.toCharArray();
        for (int i = 0, j = 0; i < c.length; i++) if (c[i] >= 'A' && c[i] <= 'Z') {
            c[i] -= 'A'; c[i] += 26 + dir * (k.charAt(j++ % k.length()) - 'A'); c[i] %= 26; c[i] += 'A';
        }
        return new String(c);
    }
    static String rle(String s) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < s.length(); ) {
            int j = i;
            while (j < s.length() && s.charAt(j) == s.charAt(i)) j++;
            if (j - i > 1) b.append(j - i);
            b.append(s.charAt(i));
            i = j;
        }
        return b.toString();
    }
    static String unrle(String s) {
        StringBuilder b = new StringBuilder();
        int n = 0;
        for (char c : s.toCharArray()) {
            if (c >= '0' && c <= '9') n = n * 10 + c - '0'; else { b.append(String.valueOf(c).repeat(n == 0 ? 1 : n)); n = 0; }
        }
        return b.toString();
    }
    static String words(int n) {
        String[] ones = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "), tens = "_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
        if (n < 0) return "minus " + words(-n);
        if (n < 20) return ones[n];
        if (n < 100) return tens[n / 10] + (n % 10 > 0 ? "-" + ones[n % 10] : "");
        if (n < 1000) return ones[n / 100] + " hundred" + (n % 100 > 0 ? " and " + words(n % 100) : "");
        if (n < 1000000) return words(n / 1000) + " thousand" + (n % 1000 > 0 ? " " + words(n % 1000) : "");
        return words(n / 1000000) + " million" + (n % 1000000 > 0 ? " " + words(n % 1000000) : "");
    }
    public static void main(String[] args) {
        for (int i : new int[]{1, 4, 9, 14, 40, 90, 400, 1994, 2024, 3999}) System.out.print(roman(i) + "=" + unroman(roman(i))
                + " ");
        System.out.println();
        try { unroman("IXQ"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        String v = vig("ATTACK AT DAWN!", "LEMON", 1); System.out.println(v + " " + vig(v, "LEMON", -1));
        for (String s : new String[]{"", "a", "aaaabbbca", "WWWWWWWWWWWWBWWWWWWWWWWWWBBB"}) System.out.println(rle(s) + " "
                + unrle(rle(s)).equals(s));
        for (int n : new int[]{0, 13, 21, 100, 342, 1001, 999999, 1234567, -45}) System.out.println(words(n));
        Map<String, List<String>> ana = new TreeMap<>();
        for (String w : "listen silent enlist google elgoog abc cab bca".split(" ")) {
            char[] c = w.toCharArray(); Arrays.sort(c); ana.computeIfAbsent(new String(c), k -> new ArrayList<>()).add(w);
        }
        System.out.println(ana);
        char[] flip = "Hello World 123".toCharArray();
        for (int i = 0; i < flip.length; i++) if (Character.isLetter(flip[i])) flip[i] ^= ' ';
        System.out.println(flip);
        int[] cnt = new int[128];
        for (char c : "mississippi".toCharArray()) cnt[c]++;
        for (char c = 0; c < 128; c++) if (cnt[c] > 0) System.out.print(c + "" + cnt[c]);
        System.out.println();
        char wrap = Character.MAX_VALUE;
        wrap++;
        System.out.println((int) wrap);
        wrap -= 1;
        System.out.println((int) wrap);
        short sh = (short) wrap;
        System.out.println(sh);
        long luhn = 0;
        String card = "79927398713";
        for (int i = 0; i < card.length(); i++) {
            int d = card.charAt(card.length() - 1 - i) - '0'; if (i % 2 == 1 && (d *= 2) > 9) d -= 9; luhn += d;
        }
        System.out.println(luhn % 10 == 0);
        StringBuilder look = new StringBuilder("1");
        for (int k = 0; k < 12; k++) {
            System.out.print(look + " ");
            StringBuilder nx = new StringBuilder();
            for (int i = 0, j; i < look.length(); i = j) {
                j = i; while (j < look.length() && look.charAt(j) == look.charAt(i)) j++; nx.append(j - i).append(look.charAt(i));
            }
            look = nx;
        }
        System.out.println();
    }
}
