// A template engine, a CSV reader and a diff: plain string algorithms.
import java.util.*;
import java.util.regex.*;
import java.util.stream.*;

public class TextTemplates {
    static String render(String t, Map<String, ?> env) {
        Matcher m = Pattern.compile("\\{\\{#(\\w+)}}(.*?)\\{\\{/\\1}}|\\{\\{(\\w+)(?:\\|(\\w+))?}}", Pattern.DOTALL).matcher(t);
        return m.replaceAll(r -> {
            String out;
            if (r.group(1) != null) {
                Object v = env.get(r.group(1));
                StringBuilder sb = new StringBuilder();
                if (v instanceof Collection) for (Object x : (Collection<?>) v) sb.append(render(r.group(2), Map.of("it", x)));
                else if (Boolean.TRUE.equals(v)) sb.append(render(r.group(2), env));
                out = sb.toString();
            } else {
                String v = String.valueOf(env.get(r.group(3)));
                String f = r.group(4);
                out = f == null ? v : f.equals("up") ? v.toUpperCase(Locale.ROOT) : f.equals("len") ? "" + v.length() : "?" + f;
            }
            return Matcher.quoteReplacement(out);
        });
    }

    static List<List<String>> csv(String s) {
        List<List<String>> rows = new ArrayList<>();
        List<String> row = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (quoted) {
                if (c == '"' && i + 1 < s.length() && s.charAt(i + 1) == '"') {
                    cell.append('"');
                    i++;
                } else if (c == '"') quoted = false;
                else cell.append(c);
            } else if (c == '"') quoted = true;
            else if (c == ',' || c == '\n') {
                row.add(cell.toString());
                cell.setLength(0);
                if (c == '\n') {
                    rows.add(row);
                    row = new ArrayList<>();
                }
            } else cell.append(c);
        }
        return rows;
    }

    static List<String> diff(String[] a, String[] b) {
        int[][] l = new int[a.length + 1][b.length + 1];
        for (int i = a.length - 1; i >= 0; i--) for (int j = b.length - 1; j >= 0; j--) l[i][j] = a[i].equals(b[j]) ? l[i + 1][j + 1] + 1 : Math.max(l[i + 1][j], l[i][j + 1]);
        List<String> out = new ArrayList<>();
        int i = 0, j = 0;
        while (i < a.length || j < b.length) {
            if (i < a.length && j < b.length && a[i].equals(b[j])) {
                out.add(" " + a[i++]);
                j++;
            } else if (j == b.length || i < a.length && l[i + 1][j] >= l[i][j + 1]) out.add("-" + a[i++]);
            else out.add("+" + b[j++]);
        }
        return out;
    }

    static String wrap(String s, int w) {
        StringBuilder sb = new StringBuilder();
        int col = 0;
        for (String word : s.split("\\s+")) {
            if (col > 0 && col + 1 + word.length() > w) {
                sb.append('\n');
                col = 0;
            }
            if (col > 0) sb.append(' ');
            sb.append(word);
            col += word.length() + (col > 0 ? 1 : 0);
        }
        return sb.toString();
    }

    public static void main(String[] args) {
        System.out.println(render("Hi {{name|up}} ({{name|len}}) {{missing}} {{#items}}<{{it}}>{{/items}}{{#yes}} yes {{name}}{{/yes}}{{#no}}no{{/no}} {{name|x}}", Map.of("name", "bo$b\\", "items", List.of(1, "two", 3.0), "yes", true, "no", false)));
        System.out.println(csv("a,b,c\n1,\"x,y\",\"q\"\"q\"\n,,\n\"multi\nline\",z\n"));
        System.out.println(diff("a b c d e".split(" "), "a x c e f".split(" ")));
        System.out.println(wrap("The quick brown fox jumps over the lazy dog and runs away from everything", 20));
        String text = """
            A text block
              with "quotes" \
            joined
            and \t tab\s
            """;
        System.out.println(text.replace("\t", "<TAB>").lines().map(l -> "[" + l + "]").collect(Collectors.joining()));
        System.out.println(Stream.of("banana", "level", "x", "").map(w -> w + ":" + new StringBuilder(w).reverse().toString().equals(w)).collect(Collectors.toList()));
        char[] roman = new char[0];
        for (int n : new int[] {1, 4, 9, 14, 40, 90, 400, 1994, 3999}) {
            int[] v = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
            String[] s = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
            StringBuilder sb = new StringBuilder();
            int rest = n;
            for (int i = 0; i < v.length; i++) for (; rest >= v[i]; rest -= v[i]) sb.append(s[i]);
            System.out.print(n + "=" + sb + " ");
        }
        System.out.println(roman.length);
    }
}
