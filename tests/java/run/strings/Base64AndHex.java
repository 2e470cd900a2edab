// java.util.Base64 encoders and decoders and HexFormat, valid and invalid input.
import java.util.*;
public class Base64AndHex {
    static String err(String s, Base64.Decoder d) {
        try { return Arrays.toString(d.decode(s)); } catch (IllegalArgumentException e) { return e.getMessage(); }
    }
    public static void main(String[] args) {
        Base64.Encoder e = Base64.getEncoder(), u = Base64.getUrlEncoder(), m = Base64.getMimeEncoder(), n = e.withoutPadding();
        for (int len = 0; len < 10; len++) {
            byte[] b = new byte[len];
            for (int i = 0; i < len; i++) b[i] = (byte) (i * 83 + 250);
            System.out.println(e.encodeToString(b) + " " + u.encodeToString(b) + " " + n.encodeToString(b) + " "
                    + Arrays.equals(b, Base64.getDecoder().decode(e.encode(b)))
                    + Arrays.equals(b, Base64.getUrlDecoder().decode(u.encode(b))));
        }
        byte[] big = new byte[200];
        new Random(1).nextBytes(big);
        String mime = m.encodeToString(big);
        System.out.println(mime.replace("\r\n", "$") + " " + Arrays.equals(big, Base64.getMimeDecoder().decode(mime)));
        for (String s : new String[]{"QQ==", "QQ=", "QQ", "Q", "QUI=", "QUJD", "Q=Q=", "QQ==x", "Q Q==", "-_-_", "+/+/", "====",
                "", "QUJDRA==", "\u00e9aaa"}) System.out.println(s.length() + " " + err(s, Base64.getDecoder()) + " | "
                + err(s, Base64.getUrlDecoder()) + " | " + err(s, Base64.getMimeDecoder()));
        HexFormat h = HexFormat.of(), d = HexFormat.ofDelimiter(":").withUpperCase().withPrefix("0x");
        System.out.println(h.formatHex(new byte[]{0, 127, -128, -1}) + " " + d.formatHex(new byte[]{10, 11}) + " "
                + Arrays.toString(h.parseHex("00ff7F")) + " " + h.toHexDigits((byte) 10) + h.toHexDigits('\u1234')
                + h.toHexDigits(255) + h.toHexDigits(5L) + " " + HexFormat.fromHexDigits("ff") + HexFormat.isHexDigit('g')
                + HexFormat.fromHexDigitsToLong("ffffffff"));
        try { h.parseHex("abc"); } catch (IllegalArgumentException x) { System.out.println("odd"); }
        try { h.parseHex("zz"); } catch (IllegalArgumentException x) { System.out.println("bad digit"); }
        UUID id = new UUID(0x123456789abcdefL, 0xfedcba9876543210L);
        System.out.println(id + " " + id.version() + id.variant() + " " + UUID.fromString("0-0-0-0-1").equals(new UUID(0, 1)) + " "
                + UUID.nameUUIDFromBytes("x".getBytes()) + " " + id.hashCode() + " " + id.compareTo(new UUID(1, 1)));
    }
}
