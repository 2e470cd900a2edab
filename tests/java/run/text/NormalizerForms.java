// Normalizer, Collator, BreakIterator and StringCharacterIterator on small inputs.
import java.text.*;
import java.util.*;

public class NormalizerForms {
    static String hex(String s) {
        StringBuilder sb = new StringBuilder();
        s.codePoints().forEach(c -> sb.append(Integer.toHexString(c)).append(' '));
        return sb.toString().trim();
    }

    public static void main(String[] args) {
        for (String s : new String[] {"\u00e9", "e\u0301", "\ufb01", "\u1e9b\u0323", "\uac00", "\u1100\u1161", "\u2460", "a\u0323\u0307", "plain"}) {
            System.out.print(hex(s) + ":");
            for (Normalizer.Form f : Normalizer.Form.values()) System.out.print(" " + f + "=" + hex(Normalizer.normalize(s, f)) + (Normalizer.isNormalized(s, f) ? "*" : ""));
            System.out.println();
        }
        Collator c = Collator.getInstance(Locale.US);
        String[] w = {"b", "a", "B", "A", "\u00e9", "e", "f", "co-op", "coop"};
        Arrays.sort(w, c);
        for (String s : w) System.out.print(hex(s) + "; ");
        System.out.println();
        for (int strength : new int[] {Collator.PRIMARY, Collator.SECONDARY, Collator.TERTIARY, Collator.IDENTICAL}) {
            c.setStrength(strength);
            System.out.println(strength + " " + c.compare("a", "A") + " " + c.compare("e", "\u00e9") + " " + c.compare("ab", "b") + " " + c.equals("x", "X"));
        }
        CharacterIterator it = new StringCharacterIterator("abc", 1);
        StringBuilder sb = new StringBuilder();
        for (char ch = it.first(); ch != CharacterIterator.DONE; ch = it.next()) sb.append(ch).append(it.getIndex());
        for (char ch = it.last(); ch != CharacterIterator.DONE; ch = it.previous()) sb.append(ch);
        System.out.println(sb);
        BreakIterator b = BreakIterator.getWordInstance(Locale.US);
        b.setText("Hello, big world 42!");
        List<Integer> stops = new ArrayList<>();
        for (int i = b.first(); i != BreakIterator.DONE; i = b.next()) stops.add(i);
        System.out.println(stops + " " + b.following(3) + " " + b.preceding(8) + " " + b.isBoundary(5));
        BreakIterator s = BreakIterator.getSentenceInstance(Locale.US);
        s.setText("One. Two? Three");
        stops.clear();
        for (int i = s.first(); i != BreakIterator.DONE; i = s.next()) stops.add(i);
        System.out.println(stops);
    }
}
