// Text blocks with escapes and indentation, var in all places, unicode escapes, literals with underscores.
import java.util.*;
import java.util.function.*;
public class TextBlocksVar {
    static final String TB = """
        first
          indented \
        joined
        tab\there "quotes" \"""triple\"""
        trailing\s\s
        octal \101\60 unicode \u0041 nul\0end
        """;
    static final String ONE = """
        no newline at end""";
    public static void main(String[] args) {
        System.out.print(TB.replace('\0', '0')); System.out.println(ONE + "|" + TB.length() + "|" + TB.hashCode()); System.out.println("""
            a
         b
           c
        """.lines().map(s -> "[" + s + "]").toList()); System.out.println("""
            x""" == "x"); System.out.println("""

            blank before
            \r\n\f\b""".length()); System.out.println("a\u0062c" + '\u0041' + "\u005cn".length() + '\'' + '"' + "\t|\\|\"|\377|\7".length());
        var i = 1_000_000; var l = 0xFFFF_FFFFL; var b = 0b1010_0101; var o = 0_17; var f = 1_0.5_0f; var d = 0x1.8p3; var c = 'c'; var s = "s"; var arr = new int[]{1, 2}; var list = new ArrayList<Map<String, int[]>>(); list.add(Map.of("k", arr));
        System.out.println(i + " " + l + " " + b + " " + o + " " + f + " " + d + c + s + arr.length); for (var e : list) for (var en : e.entrySet()) System.out.println(en.getKey() + en.getValue()[1]); for (var k = 0L; k < 3; k++) System.out.print(k); try (var r = new java.io.StringReader("zz")) { System.out.println((char) r.read()); } catch (java.io.IOException e) { throw new RuntimeException(e); } BiFunction<Integer, Long, Double> fn = (var x, var y) -> x * y / 2.0; System.out.println(fn.apply(3, 5L)); var anon = new Object() { int n = 0; int inc() { return ++n; } }; anon.inc(); System.out.println(anon.inc() + anon.n);
        System.out.println(0x7fff_ffff + 1 + " " + 0x8000_0000 + " " + 0xffffffffffffffffL + " " + -2147483648 + " " + 0b11111111111111111111111111111111 + " " + 037777777777 + " " + 1e-320 + " " + 1e300 * 1e10 + " " + .5e1 + " " + 5.f + 0x.8p0 + 1d + 0xAp-2f + " " + 4.9e-324 + " " + 3.4028235e38f);
        System.out.println("%s-%d".formatted("f", 3) + "  x\n y ".indent(2).replace("\n", "$") + "  a\n    b".stripIndent() + "\\t\\n\\u".replace("\\u", "").translateEscapes().length()); int \u0061bc = 5; System.out.println(abc); /* \u002a/ System.out.println("unicode comment end"); /* */
    }
}
