// split, replaceAll, replaceFirst, matches, StringTokenizer, regex groups.
import java.util.*;
import java.util.regex.*;
public class SplitReplace {
    static void sp(String s, String r, int... lim) {
        System.out.print("[" + s + "] by [" + r + "]:");
        System.out.print(" " + s.split(r).length + Arrays.toString(s.split(r)));
        for (int l : lim) System.out.print(" " + l + Arrays.toString(s.split(r, l)));
        System.out.println();
    }
    public static void main(String[] args) {
        sp("a,b,c", ",", 0, 1, 2, 3, -1);
        sp(",a,,b,,", ",", 0, -1, 3);
        sp("", ",", -1);
        sp(",", ",", -1);
        sp("abc", "", 2, -1);
        sp("a1b22c333", "\\d+", -1);
        sp("a.b.c", ".");
        sp("a.b.c", "\\.");
        sp("a|b", "|");
        sp("a|b", "\\|");
        sp("  lead", " ");
        sp("  lead", "\\s+");
        sp("boo:and:foo", "o", 5, -2, 0);
        sp("a\tb\nc", "\\s");
        sp("aXbxc", "(?i)x");
        sp("2024-01-15", "-", 2);
        sp("xx", "x");
        sp("\ud83d\ude00a\ud83d\ude00".replace("\ud83d\ude00", "#"), "#", -1);
        System.out.println("a1b2".replaceAll("\\d", "#") + "a1b2".replaceAll("([a-z])(\\d)", "$2$1") + "aaa".replaceFirst("a", "b")
                + "a.b".replaceAll(".", "x") + "x".replaceAll("x*", "-") + "cost".replaceAll("cost",
                Matcher.quoteReplacement("$5\\")) + "abc".replaceAll("(?<n>b)", "[${n}]"));
        try { "x".replaceAll("x", "$9"); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { "x".replaceAll("(", ""); } catch (PatternSyntaxException e) { System.out.println(e.getDescription() + e.getIndex()); }
        StringTokenizer st = new StringTokenizer("a b,c;d", " ,;", true);
        System.out.print(st.countTokens() + ":");
        while (st.hasMoreTokens()) System.out.print("<" + st.nextToken() + ">");
        System.out.println();
        Matcher m = Pattern.compile("(\\w+)@(\\w+)\\.(com|org)").matcher("joe@x.com, ann@yy.org; bad@z.net");
        while (m.find()) System.out.println(m.group() + " " + m.group(1) + " " + m.group(2) + " " + m.group(3) + " " + m.start()
                + "-" + m.end() + " " + m.start(2) + m.groupCount());
        String[][] rs = {{"a*b", "aaab"}, {"(a|b)*c", "ababc"}, {"^\\d{3}-\\d{4}$", "555-1234"}, {"[^aeiou]+", "xyz"},
                {"a+?b", "aab"}, {"(?=.*\\d)[a-z0-9]+", "abc1"}, {"(\\w)\\1", "oo"}, {"\\bword\\b", "word"},
                {"[a-c&&[^b]]+", "acca"}, {"(?s).", "\n"}, {".", "\n"}, {"\\p{Upper}+", "ABC"}, {"(a)|(b)", "b"},
                {"x{2,3}", "xxxx"}, {"(?:ab)+", "ababab"}, {"(?<!a)b", "b"}, {"a++a", "aaa"}, {"\\Qa.b\\E", "a.b"},
                {"[\\d\\-]+", "1-2"}, {"\\u0041", "A"}};
        for (String[] r : rs) System.out.print(r[1].matches(r[0]) ? "1" : "0");
        System.out.println();
        StringBuilder sb = new StringBuilder();
        Matcher k = Pattern.compile("\\d+").matcher("1 apple, 22 pears");
        while (k.find()) k.appendReplacement(sb, "" + Integer.parseInt(k.group()) * 2);
        k.appendTail(sb);
        System.out.println(sb + " " + Pattern.compile(",").splitAsStream("p,q,r").count() + " "
                + Pattern.compile("B", Pattern.CASE_INSENSITIVE).matcher("abc").replaceAll(x -> x.group() + x.start()) + " "
                + Pattern.matches("a?", "") + " " + Pattern.compile("x").asPredicate().test("axb")
                + Pattern.compile("x").asMatchPredicate().test("axb") + " "
                + Pattern.compile("(a)(b)?").matcher("a").results().map(r -> r.group(2)).toList());
    }
}
