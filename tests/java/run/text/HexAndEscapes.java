// HexFormat, octal and unicode escapes, string switch, text blocks, constants folding.
import java.util.*;

public class HexAndEscapes {
    static final String FOLDED = "a" + 1 + 'b' + 2L + 1.5f + 2.5 + true + (char) 67 + (5 > 3 ? "yes" : "no");

    static int sw(String s) {
        switch (s) {
            case "": return 0;
            case "Aa": return 1;
            case "BB": return 2;
            case "AaBB": return 3;
            case "BBAa": return 4;
            case "AaAa": return 5;
            case FOLDED: return 6;
            default: return -1;
        }
    }

    static String attempt(java.util.concurrent.Callable<?> c) {
        try {
            return String.valueOf(c.call());
        } catch (Exception e) {
            return e.getClass().getSimpleName() + " " + e.getMessage();
        }
    }

    public static void main(String[] args) {
        System.out.println(FOLDED + " " + ("a1b2" + 1.5f + 2.5 + "trueCyes" == FOLDED));
        for (String s : new String[] {"", "Aa", "BB", "AaBB", "BBAa", "AaAa", "BBBB", "CC", FOLDED}) System.out.print(sw(s) + " ");
        System.out.println();
        try {
            sw(null);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        HexFormat h = HexFormat.of();
        byte[] b = {0, 1, -1, 127, -128, 0x5a};
        System.out.println(h.formatHex(b) + " " + h.withUpperCase().withDelimiter(":").formatHex(b) + " " + HexFormat.ofDelimiter(", ").withPrefix("0x").formatHex(b, 1, 4) + " " + Arrays.toString(h.parseHex("00ff7f80")) + " " + h.toHexDigits((byte) -2) + h.toHexDigits('x') + h.toHexDigits(255) + h.toHexDigits(1L, 5));
        System.out.println(HexFormat.fromHexDigits("7fffffff") + " " + HexFormat.fromHexDigitsToLong("ffffffffffffffff") + " " + HexFormat.isHexDigit('g') + " " + HexFormat.fromHexDigit('C') + " " + attempt(() -> h.parseHex("abc")).split(" ")[0] + " " + attempt(() -> h.parseHex("zz")).split(" ")[0] + " " + attempt(() -> HexFormat.fromHexDigits("123456789")).split(" ")[0] + " " + h.equals(HexFormat.of()));
        System.out.println("\101\60\7".length() + " " + (int) "\377".charAt(0) + " " + "\u0041\t|\b".length() + " " + (int) '\'' + (int) '"' + (int) '\\' + (int) '\0' + " " + "a\sb");
        System.out.println(0b1010_1010 + " " + 0_17 + " " + 0xFFFF_FFFFL + " " + 1_000_000 + " " + 0x1.8p3 + " " + 1e-3f + " " + 'a' + 1 + " " + (char) ('a' + 1) + " " + (byte) 200 + " " + (short) 70000 + " " + (int) 3e9 + " " + (long) Float.NaN + " " + (char) -1 % 10 + " " + (int) (char) -1);
        String block = """
            one
              two
            three\
             joined "quoted" \"""
            """;
        System.out.println(block.replace("\n", "|"));
        final int x = 10;
        final String con = "v" + x;
        System.out.println((con == "v10") + " " + (con == ("v" + Integer.valueOf(10))) + " " + (("v" + args.length).intern() == "v0"));
        char c = 'x';
        c += 1;
        c++;
        int i = 5;
        i += 3.7;
        byte by = 10;
        by *= 30;
        by >>>= 1;
        long l = 1;
        l <<= 65;
        System.out.println(c + " " + i + " " + by + " " + l + " " + (5 & 3 | 4 ^ 1) + " " + (-17 >> 2) + " " + (-17 >>> 28) + " " + (-17 % 5) + " " + (-17 / 5) + " " + 5.5 % 2 + " " + (1 << 33) + " " + (i++ + ++i));
    }
}
