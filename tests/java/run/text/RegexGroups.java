// Groups, named groups, back references, lookaround, quantifier kinds.
import java.util.*;
import java.util.regex.*;

public class RegexGroups {
    static void all(String re, String in) {
        StringBuilder sb = new StringBuilder(re + " in " + in + " :");
        Matcher m = Pattern.compile(re).matcher(in);
        while (m.find()) {
            sb.append(" [").append(m.start()).append('-').append(m.end()).append(' ').append(m.group());
            for (int i = 1; i <= m.groupCount(); i++) sb.append(" ").append(i).append('=').append(m.group(i));
            sb.append(']');
        }
        System.out.println(sb);
    }

    public static void main(String[] args) {
        all("(a)(b)?", "ab a aab");
        all("(\\w)\\1", "aabbcd ee");
        all("(?<y>\\d{4})-(?<m>\\d\\d)", "2020-12 x 1999-01");
        all("(?<q>['\"]).*?\\k<q>", "say \"it's\" and 'ok'");
        all("foo(?=bar)", "foobar foobaz");
        all("foo(?!bar)", "foobar foobaz");
        all("(?<=\\$)\\d+", "$5 6 $77");
        all("(?<!\\$)\\b\\d+", "$5 6 $77");
        all("a*", "baaac");
        all("a*?", "aa");
        all("a++b", "aaab aaa");
        all("a++a", "aaaa");
        all("(?>a|ab)c", "abc ac");
        all("(a|b)*c", "ababc bbc c");
        all("((a)|b)*", "ab");
        all("x{2,3}", "xxxxxxx");
        all("x{2,3}?", "xxxxxxx");
        all("^\\w+$", "one\ntwo");
        all("(?m)^\\w+$", "one\ntwo");
        all("(?s)a.b", "a\nb");
        all("a.b", "a\nb a\rb axb");
        all("(?i)HeLLo", "hello HELLO");
        all("(?x) a b # comment\n c", "abc");
        all("[a-c&&[^b]]+", "abcac");
        all("[^\\s\\d]+", "ab1 c2");
        all("\\bcat\\b", "cat concat cat.");
        all("\\Qa.b\\E", "a.b axb");
        all("(?:ab){2}", "ababab");
        all("\\G\\d", "123a4");
        for (String bad : new String[] {"(", "[a", "a{2", "*a", "\\k<none>", "(?<1x>a)", "(?<=a+)b", "a{3,2}", "(?(1)a)"}) {
            try {
                Pattern.compile(bad);
                System.out.println(bad + " compiles");
            } catch (PatternSyntaxException e) {
                System.out.println(bad + " : " + e.getDescription() + " near " + e.getIndex() + " in " + e.getPattern());
            }
        }
    }
}
