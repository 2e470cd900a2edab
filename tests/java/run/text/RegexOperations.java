// replaceAll with lambdas, appendReplacement, split, results, regions, flags.
import java.util.*;
import java.util.regex.*;
import java.util.stream.*;

public class RegexOperations {
    static String attempt(java.util.concurrent.Callable<?> c) {
        try {
            return String.valueOf(c.call());
        } catch (Exception e) {
            return e.getClass().getSimpleName() + " " + e.getMessage();
        }
    }

    public static void main(String[] args) {
        Pattern p = Pattern.compile("(?<k>\\w+)=(?<v>\\d+)");
        Matcher m = p.matcher("a=1, bb=22; c=x, d=4");
        System.out.println(m.replaceAll("${v}:$1") + " | " + m.replaceFirst("<$0>") + " | " + m.replaceAll(r -> r.group(1).toUpperCase(Locale.ROOT) + Integer.parseInt(r.group(2)) * 2));
        System.out.println(p.matcher("a=1, bb=22").results().map(r -> r.group(2) + "@" + r.start()).collect(Collectors.toList()));
        m.reset();
        StringBuilder sb = new StringBuilder();
        while (m.find()) m.appendReplacement(sb, Matcher.quoteReplacement("$" + m.group("v")));
        m.appendTail(sb);
        System.out.println(sb);
        System.out.println(Arrays.toString(Pattern.compile("\\s*[,;]\\s*").split(" a , b;c ,, d,")) + Arrays.toString("boo:and:foo".split("o", -1)) + Arrays.toString("abc".split("(?=b)")) + Arrays.toString("".split(",")) + Arrays.toString("a1b22c".split("\\d+", 2)));
        System.out.println("aaa".replaceAll("a*", "X") + " " + "abc".replaceAll("", "-") + " " + "a.b.c".replace(".", "") + " " + "x".replaceAll("x", "\\\\") + " " + "tel 12-34".replaceAll("(\\d+)-(\\d+)", "$2-$1"));
        System.out.println(attempt(() -> "x".replaceAll("x", "$1")) + " | " + attempt(() -> "x".replaceAll("x", "$")) + " | " + attempt(() -> "x".replaceAll("x", "\\")) + " | " + attempt(() -> "x".replaceAll("(?<n>x)", "${zz}")));
        Matcher r = Pattern.compile("b").matcher("abcb");
        System.out.println(r.matches() + " " + r.lookingAt() + " " + r.find(2) + r.start() + " " + attempt(() -> r.find(9)) + " " + r.region(0, 3).find() + r.find() + " " + r.hitEnd() + " " + r.regionEnd());
        System.out.println(attempt(() -> Pattern.compile("x").matcher("y").group()) + " | " + attempt(() -> {
            Matcher q = Pattern.compile("(x)").matcher("x");
            q.find();
            return q.group(2);
        }) + " | " + attempt(() -> {
            Matcher q = Pattern.compile("x").matcher("x");
            q.find();
            return q.group("n");
        }));
        System.out.println(Pattern.matches("[0-9a-f]+", "cafe12") + " " + Pattern.compile("^a", Pattern.MULTILINE).matcher("b\na").find() + " " + Pattern.compile("a b", Pattern.LITERAL | Pattern.CASE_INSENSITIVE).matcher("A B").matches() + " " + Pattern.compile("x").flags() + " " + Pattern.compile("\u00e9", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE).matcher("\u00c9").matches() + " " + Pattern.compile("\u00e9", Pattern.CASE_INSENSITIVE).matcher("\u00c9").matches());
        for (String cls : new String[] {"\\p{Lu}", "\\p{L}", "\\p{IsGreek}", "\\p{InCyrillic}", "\\p{javaLowerCase}", "\\p{Alpha}", "\\P{Alpha}", "\\p{Punct}", "\\p{IsDigit}", "\\w", "(?U)\\w", "\\d", "\\h", "\\R", "\\X", "[\\p{L}&&[^\\p{Lu}]]", "\\p{Sc}", "."}) {
            StringBuilder hits = new StringBuilder();
            for (String s : new String[] {"A", "z", "\u03b1", "\u0416", "5", "\u0665", "_", "$", "\u20ac", " ", "\u00a0", "\n", "\ud83d\ude00", "e\u0301"}) hits.append(Pattern.matches(cls, s) ? '1' : '0');
            System.out.println(cls + " " + hits);
        }
        Predicate2.show(Pattern.compile("b+").asPredicate().test("abb"), Pattern.compile("b+").asMatchPredicate().test("abb"));
        Matcher bounds = Pattern.compile("(?<=a)b$").matcher("abb");
        System.out.println(bounds.region(1, 2).find() + " " + bounds.useTransparentBounds(true).region(1, 2).find() + " " + bounds.useAnchoringBounds(false).region(1, 2).find());
        System.out.println(Pattern.quote("a\\Eb") + " " + Pattern.compile(Pattern.quote("a\\Eb")).matcher("a\\Eb").matches() + " " + p.pattern() + " " + p);
        String evil = "a".repeat(18);
        System.out.println(Pattern.matches("(a|aa)+b", evil) + " " + Pattern.matches("(a*)*b", evil) + " " + Pattern.matches("(?:a?){10}a{10}", "a".repeat(10)) + " " + Pattern.matches("([a-z]+\\s?)*", "the quick brown fox"));
        MatchResult mr = Pattern.compile("(b)(x)?").matcher("abc").results().findFirst().get();
        System.out.println(mr.groupCount() + " " + mr.start(2) + " " + mr.group(2) + " " + mr.end(1));
    }

    static class Predicate2 {
        static void show(boolean a, boolean b) {
            System.out.println(a + " " + b);
        }
    }
}
