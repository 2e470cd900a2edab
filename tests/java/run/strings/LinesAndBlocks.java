// lines, indent, strip variants, formatted text building and simple text processing.
import java.util.*;
import java.util.stream.*;
public class LinesAndBlocks {
    static final String POEM = """
        The woods are lovely,\tdark and deep,
          But I have promises to keep,
        And miles   to go before I sleep,

        and miles to go before I sleep.
        """;
    static String wrap(String s, int w) {
        StringBuilder out = new StringBuilder();
        int col = 0;
        for (String word : s.split("\\s+")) {
            if (col > 0 && col + 1 + word.length() > w) { out.append('\n'); col = 0; }
            if (col > 0) { out.append(' '); col++; }
            out.append(word);
            col += word.length();
        }
        return out.toString();
    }
    static String caesar(String s, int k) {
        return s.chars().map(c -> Character.isUpperCase(c) ? 'A' + Math.floorMod(c - 'A' + k, 26) : Character.isLowerCase(c) ? 'a'
                + Math.floorMod(c - 'a' + k, 26) : c).collect(StringBuilder::new, StringBuilder::appendCodePoint,
                StringBuilder::append).toString();
    }
    static boolean pal(String s) {
        String t = s.toLowerCase(Locale.ROOT).replaceAll("[^a-z]", ""); return t.contentEquals(new StringBuilder(t).reverse());
    }
    public static void main(String[] args) {
        System.out.println(POEM.lines().count() + " " + POEM.lines().filter(String::isBlank).count() + " "
                + POEM.lines().map(String::strip).collect(Collectors.joining("/")));
        System.out.print(POEM.indent(3));
        System.out.print(POEM.indent(-1));
        System.out.println(wrap(POEM, 22));
        System.out.println(wrap("a bb ccc dddd eeeee ffffff ggggggg", 7));
        System.out.println(caesar(POEM, 13) + caesar(caesar("Hello, World!", 5), -5));
        System.out.println(pal("A man, a plan, a canal: Panama!") + " " + pal("nope"));
        Map<String, Integer> freq = new TreeMap<>();
        for (String w : POEM.toLowerCase(Locale.ROOT).split("\\W+")) freq.merge(w, 1, Integer::sum);
        System.out.println(freq);
        Map<Character, Long> cf = POEM.chars().mapToObj(c -> (char) c).filter(Character::isLetter).collect(Collectors.groupingBy(c -> Character.toLowerCase(c), TreeMap::new, Collectors.counting()));
        System.out.println(cf);
        Map<Integer, String> byLen = Arrays.stream(POEM.split("\\s+")).collect(Collectors.groupingBy(String::length, TreeMap::new,
                Collectors.mapping(s -> s.substring(0, 1), Collectors.joining())));
        System.out.println(byLen);
        for (String s : new String[]{"", "\n", "\r\n", "a", "a\n", "a\n\n", "\na", "a\rb\nc\r\nd",
                "\r\r"}) System.out.print(s.lines().count() + s.lines().map(x -> "<" + x + ">").collect(Collectors.joining())
                + " ");
        System.out.println();
        String csv = "name,\"quoted, comma\",3\n\"esc \"\"q\"\"\",,x";
        List<List<String>> rows = new ArrayList<>();
        for (String line : csv.split("\n")) {
            List<String> row = new ArrayList<>();
            StringBuilder cur = new StringBuilder();
            boolean q = false;
            for (int i = 0; i < line.length(); i++) {
                char c = line.charAt(i);
                if (q) {
                    if (c == '"') {
                        if (i + 1 < line.length() && line.charAt(i + 1) == '"') { cur.append('"'); i++; } else q = false;
                    } else cur.append(c);
                } else if (c == '"') q = true;
                else if (c == ',') { row.add(cur.toString()); cur.setLength(0); } else cur.append(c);
            }
            row.add(cur.toString());
            rows.add(row);
        }
        System.out.println(rows);
        System.out.println(IntStream.rangeClosed(1, 9).mapToObj(i -> " ".repeat(9 - i)
                + "*".repeat(2 * i - 1)).collect(Collectors.joining("\n")));
    }
}
