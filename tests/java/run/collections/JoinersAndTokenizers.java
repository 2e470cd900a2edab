// StringJoiner, StringTokenizer, Properties, String.split and join.
import java.io.*;
import java.util.*;

public class JoinersAndTokenizers {
    public static void main(String[] args) throws Exception {
        StringJoiner j = new StringJoiner(", ", "{", "}");
        System.out.println(j + " " + j.length());
        j.setEmptyValue("EMPTY");
        System.out.println(j + " " + j.length());
        j.add("a").add("").add(null);
        System.out.println(j + " " + j.length());
        StringJoiner k = new StringJoiner("|").add("x").add("y");
        System.out.println(j.merge(k) + " " + k.merge(k) + " " + j.merge(new StringJoiner("?")));
        System.out.println(String.join("-", "a", "b", null) + " " + String.join("-", List.of()) + " " + String.join("", List.of("q", "r")));

        StringTokenizer t = new StringTokenizer("a,b;;c , d", ",;");
        System.out.print(t.countTokens() + ":");
        while (t.hasMoreTokens()) System.out.print("[" + t.nextToken() + "]");
        System.out.println();
        t = new StringTokenizer("1+22*(3-4)", "+*()-", true);
        while (t.hasMoreTokens()) System.out.print("[" + t.nextToken() + "]");
        System.out.println();
        t = new StringTokenizer("one two=three four");
        System.out.println(t.nextToken() + "|" + t.nextToken("=") + "|" + t.nextToken(" "));
        try {
            t.nextToken();
            t.nextToken();
        } catch (NoSuchElementException e) {
            System.out.println("NSEE " + e.getMessage());
        }
        for (String s : new String[] {"a,b,,c,,", ",a", "", ",", "abc"}) {
            System.out.println(Arrays.toString(s.split(",")) + Arrays.toString(s.split(",", -1)) + Arrays.toString(s.split(",", 2)) + Arrays.toString(s.split("")));
        }
        Properties p = new Properties();
        p.load(new StringReader("# comment\n! other\na=1\nb : two words  \nc\\ d = e\\\n   continued\nempty\nuni=\\u0041\\t|\na=2\n  key\tval\\:ue\n"));
        System.out.println(new TreeMap<>(p));
        System.out.println(p.getProperty("a") + " " + p.getProperty("zz") + " " + p.getProperty("zz", "d") + " [" + p.getProperty("empty") + "] " + p.size());
        Properties child = new Properties(p);
        child.setProperty("own", "1");
        System.out.println(child.getProperty("a") + " " + child.get("a") + " " + new TreeSet<>(child.stringPropertyNames()) + " " + child);
        Properties one = new Properties();
        one.setProperty("k \u00e9:=#", " v\n\u4e2d!");
        StringWriter w = new StringWriter();
        one.store(w, "head");
        for (String line : w.toString().split("\\R")) if (!line.startsWith("#")) System.out.println(line.replace("\u00e9", "<e9>").replace("\u4e2d", "<4e2d>"));
        ByteArrayOutputStream xml = new ByteArrayOutputStream();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        one.store(bytes, null);
        String text = bytes.toString("ISO-8859-1");
        System.out.println(text.substring(text.indexOf('\n') + 1).trim());
        Properties back = new Properties();
        back.load(new ByteArrayInputStream(bytes.toByteArray()));
        System.out.println(back.equals(one) + " " + xml.size());
    }
}
