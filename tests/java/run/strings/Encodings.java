// getBytes and new String for the standard charsets with malformed and unmappable input.
import java.nio.*;
import java.nio.charset.*;
import java.util.*;
public class Encodings {
    static String hx(byte[] b) {
        StringBuilder s = new StringBuilder();
        for (byte x : b) s.append(Character.forDigit(x >> 4 & 15, 16)).append(Character.forDigit(x & 15, 16));
        return s.toString();
    }
    static String cx(String t) {
        StringBuilder s = new StringBuilder();
        for (char c : t.toCharArray()) s.append(Integer.toHexString(c)).append(' ');
        return s.toString().trim();
    }
    static byte[] b(int... xs) { byte[] r = new byte[xs.length]; for (int i = 0; i < r.length; i++) r[i] = (byte) xs[i]; return r; }
    public static void main(String[] args) throws Exception {
        Charset[] cs = {StandardCharsets.UTF_8, StandardCharsets.UTF_16, StandardCharsets.UTF_16BE, StandardCharsets.UTF_16LE,
                StandardCharsets.ISO_8859_1, StandardCharsets.US_ASCII};
        String[] ss = {"", "ascii", "\u00e9\u00ff", "\u0100\u07ff\u0800\uffff", "\ud83d\ude00", "a\ud800b", "\udc00", "\ud83d",
                "\ude00\ud83d", "x\u20acy\u4e2d", "\0\u007f\u0080", "\ufeffbom", "abcdefghijklmnop\u00e9",
                "\ud83d\ude00\ud83d\ude00\u00e9abc"};
        for (String s : ss) for (Charset c : cs) {
            byte[] x = s.getBytes(c);
            System.out.println(c + " [" + cx(s) + "] " + hx(x) + " " + s.equals(new String(x, c)) + " [" + cx(new String(x, c))
                    + "] " + c.newEncoder().canEncode(s));
        }
        byte[][] bad = {b(0x80), b(0xc0, 0x80), b(0xc3), b(0xc3, 0x28), b(0xe2, 0x82), b(0xe2, 0x28, 0xa1), b(0xed, 0xa0, 0x80),
                b(0xed, 0xbf, 0xbf), b(0xf0, 0x9f, 0x98), b(0xf0, 0x9f, 0x98, 0x80), b(0xf5, 0x80, 0x80, 0x80),
                b(0xf4, 0x90, 0x80, 0x80), b(0xf8, 0x88, 0x80, 0x80, 0x80), b(0xff, 0xfe), b(0x41, 0xe0, 0x80, 0x80, 0x42),
                b(0xe0, 0x9f, 0xbf), b(0xf0, 0x8f, 0xbf, 0xbf), b(0x61, 0xc3, 0xa9, 0x62, 0xff), b(0xfe, 0xff, 0x00, 0x41),
                b(0xff, 0xfe, 0x41, 0x00), b(0xd8, 0x00, 0x00, 0x41), b(0xd8, 0x3d), b(0xdc, 0x00), b(0x00),
                b(0xef, 0xbb, 0xbf, 0x41)};
        for (byte[] x : bad) {
            System.out.print(hx(x)); for (Charset c : cs) System.out.print(" | " + cx(new String(x, c))); System.out.println();
        }
        System.out.println(cx(new String(b(1, 0x41, 0x42, 0xff), 1, 2, StandardCharsets.UTF_8)) + " "
                + new String("name".getBytes("utf8"), "latin1") + " " + Charset.forName("l1").name() + " "
                + Charset.isSupported("UTF-8") + Charset.isSupported("x-none") + " "
                + Charset.forName("ascii").aliases().contains("646"));
        for (byte[] x : bad) {
            CharsetDecoder d = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPORT);
            try {
                System.out.print(cx(d.decode(ByteBuffer.wrap(x)).toString()) + "; ");
            } catch (CharacterCodingException e) { System.out.print(e.getMessage() + "; "); }
        }
        System.out.println();
        for (String s : ss) {
            CharsetEncoder e = StandardCharsets.ISO_8859_1.newEncoder().onUnmappableCharacter(CodingErrorAction.IGNORE).onMalformedInput(CodingErrorAction.REPLACE).replaceWith(new byte[]{'#'});
            ByteBuffer o = e.encode(CharBuffer.wrap(s));
            byte[] r = new byte[o.remaining()];
            o.get(r);
            System.out.print(hx(r) + "; ");
        }
        System.out.println();
        try {
            new String(new byte[0], "bogus");
        } catch (java.io.UnsupportedEncodingException e) { System.out.println(e.getMessage()); }
        try { Charset.forName("b@d"); } catch (IllegalCharsetNameException e) { System.out.println(e.getMessage()); }
    }
}
