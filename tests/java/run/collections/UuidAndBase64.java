// UUID arithmetic and Base64 in all variants.
import java.nio.charset.StandardCharsets;
import java.util.*;

public class UuidAndBase64 {
    public static void main(String[] args) {
        UUID u = UUID.nameUUIDFromBytes("hello".getBytes(StandardCharsets.UTF_8));
        System.out.println(u + " " + u.version() + " " + u.variant() + " " + u.hashCode() + " " + u.getMostSignificantBits());
        UUID f = UUID.fromString("1-2-3-4-5");
        System.out.println(f + " " + f.compareTo(u) + " " + f.equals(UUID.fromString(f.toString())));
        UUID t = UUID.fromString("f81d4fae-7dec-11d0-a765-00a0c91e6bf6");
        System.out.println(t.timestamp() + " " + t.clockSequence() + " " + t.node());
        UUID r = UUID.randomUUID();
        System.out.println(r.version() + " " + r.variant() + " " + r.toString().length());
        for (String bad : new String[] {"", "xyz", "1-2-3-4", "g81d4fae-7dec-11d0-a765-00a0c91e6bf6"}) {
            try {
                System.out.println(UUID.fromString(bad));
            } catch (IllegalArgumentException e) {
                System.out.println(e.getClass().getSimpleName());
            }
        }
        for (String s : new String[] {"", "f", "fo", "foo", "foob", "fooba", "foobar"}) {
            byte[] b = s.getBytes(StandardCharsets.US_ASCII);
            String e = Base64.getEncoder().encodeToString(b);
            System.out.println(e + " " + Base64.getEncoder().withoutPadding().encodeToString(b) + " " + new String(Base64.getDecoder().decode(e), StandardCharsets.US_ASCII));
        }
        byte[] all = new byte[256];
        for (int i = 0; i < 256; i++) all[i] = (byte) i;
        System.out.println(Base64.getEncoder().encodeToString(all));
        System.out.println(Base64.getUrlEncoder().encodeToString(all));
        System.out.println(Base64.getMimeEncoder().encodeToString(all).replace("\r\n", "<CRLF>\n"));
        System.out.println(Base64.getMimeEncoder(20, new byte[] {'#'}).encodeToString(Arrays.copyOf(all, 50)));
        System.out.println(Arrays.equals(all, Base64.getMimeDecoder().decode(Base64.getMimeEncoder().encode(all))));
        for (String bad : new String[] {"A", "AA=", "AAAA=", "A*AA", "AB==CD", "AA==", "AAA"}) {
            try {
                System.out.println(bad + " " + Arrays.toString(Base64.getDecoder().decode(bad)));
            } catch (IllegalArgumentException e) {
                System.out.println(bad + " " + e.getMessage());
            }
        }
        byte[] dst = new byte[8];
        System.out.println(Base64.getEncoder().encode(new byte[] {1, 2, 3, 4}, dst) + " " + new String(dst, StandardCharsets.ISO_8859_1));
    }
}
