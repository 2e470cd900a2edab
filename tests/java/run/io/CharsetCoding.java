// Encoding and decoding with every malformed-input action.
import java.nio.*;
import java.nio.charset.*;
import java.util.*;

public class CharsetCoding {
    static String hex(byte[] b) {
        StringBuilder sb = new StringBuilder();
        for (byte x : b) sb.append(String.format("%02x", x));
        return sb.toString();
    }

    static String esc(CharSequence s) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < s.length(); i++) sb.append(s.charAt(i) < 127 && s.charAt(i) > 31 ? "" + s.charAt(i) : "<" + Integer.toHexString(s.charAt(i)) + ">");
        return sb.toString();
    }

    public static void main(String[] args) throws Exception {
        String text = "aZ\u00e9\u20ac\u4e2d\ud83d\ude00\ud800z";
        for (String n : new String[] {"UTF-8", "UTF-16", "UTF-16BE", "UTF-16LE", "UTF-32", "ISO-8859-1", "US-ASCII", "windows-1252"}) {
            Charset c = Charset.forName(n);
            byte[] b = text.getBytes(c);
            System.out.println(n + " " + hex(b) + " " + esc(new String(b, c)) + " " + c.newEncoder().canEncode('\u20ac') + " " + c.newEncoder().maxBytesPerChar() + " " + c.newEncoder().averageBytesPerChar());
            try {
                c.newEncoder().encode(CharBuffer.wrap(text));
            } catch (CharacterCodingException e) {
                System.out.println("  " + e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        byte[][] bad = {{(byte) 0xc3}, {(byte) 0xc3, 'A'}, {(byte) 0xe4, (byte) 0xb8, 'A'}, {(byte) 0xed, (byte) 0xa0, (byte) 0x80}, {(byte) 0xf8, 'x'}, {(byte) 0xc0, (byte) 0x80}, {(byte) 0xf4, (byte) 0x90, (byte) 0x80, (byte) 0x80}, {'o', 'k'}, {(byte) 0xef, (byte) 0xbb, (byte) 0xbf, 'b'}, {(byte) 0x80, (byte) 0x81}};
        for (byte[] b : bad) {
            StringBuilder sb = new StringBuilder(hex(b));
            for (CodingErrorAction a : new CodingErrorAction[] {CodingErrorAction.REPORT, CodingErrorAction.IGNORE, CodingErrorAction.REPLACE}) {
                try {
                    sb.append(" ").append(esc(StandardCharsets.UTF_8.newDecoder().onMalformedInput(a).onUnmappableCharacter(a).replaceWith("?").decode(ByteBuffer.wrap(b))));
                } catch (CharacterCodingException e) {
                    sb.append(" ").append(e.getMessage());
                }
            }
            System.out.println(sb + " " + esc(new String(b, StandardCharsets.UTF_8)) + " " + esc(new String(b, "windows-1252")) + " " + esc(new String(b, StandardCharsets.UTF_16)));
        }
        CharsetDecoder d = StandardCharsets.UTF_8.newDecoder();
        CharBuffer out = CharBuffer.allocate(2);
        ByteBuffer in = ByteBuffer.wrap("\u4e2dab".getBytes(StandardCharsets.UTF_8));
        in.limit(2);
        System.out.println(d.decode(in, out, false) + " " + in.position() + " " + out.position());
        in.limit(5);
        System.out.println(d.decode(in, out, true) + " " + in.position() + " " + out.position());
        out.flip();
        System.out.println(esc(out) + " " + d.flush(CharBuffer.allocate(1)));
        try {
            d.decode(in, out, false);
        } catch (IllegalStateException e) {
            System.out.println("ISE");
        }
        System.out.println(Charset.isSupported("utf8") + " " + Charset.forName("latin1") + " " + Charset.forName("ASCII").aliases().contains("646") + " " + StandardCharsets.UTF_8.contains(StandardCharsets.UTF_16) + " " + StandardCharsets.US_ASCII.contains(StandardCharsets.ISO_8859_1) + " " + StandardCharsets.UTF_8.compareTo(StandardCharsets.UTF_16));
        for (String n : new String[] {"nope", "bad name!", ""}) {
            try {
                Charset.forName(n);
            } catch (IllegalArgumentException e) {
                System.out.println(e.getClass().getSimpleName());
            }
        }
        System.out.println(CoderResult.malformedForLength(2) + " " + CoderResult.UNDERFLOW + " " + CoderResult.unmappableForLength(1).isError() + " " + hex(StandardCharsets.UTF_8.encode("\u00e9").array()).substring(0, 4));
    }
}
