// MessageDigest algorithms on fixed inputs; incremental, clone, reset.
import java.nio.charset.StandardCharsets;
import java.security.*;
import java.util.*;

public class Digests {
    static String hex(byte[] b) {
        StringBuilder sb = new StringBuilder();
        for (byte x : b) sb.append(Character.forDigit(x >> 4 & 15, 16)).append(Character.forDigit(x & 15, 16));
        return sb.toString();
    }

    public static void main(String[] args) throws Exception {
        byte[] abc = "abc".getBytes(StandardCharsets.US_ASCII);
        byte[] longer = "0123456789".repeat(30).getBytes(StandardCharsets.US_ASCII);
        for (String a : new String[] {"MD5", "SHA-1", "SHA-224", "SHA-256", "SHA-384", "SHA-512", "SHA3-256", "SHA-512/256", "MD2"}) {
            MessageDigest m = MessageDigest.getInstance(a);
            System.out.println(a + " " + m.getDigestLength() + " " + hex(m.digest(new byte[0])));
            System.out.println("  " + hex(m.digest(abc)));
            m.update(longer, 0, 100);
            MessageDigest half = (MessageDigest) m.clone();
            m.update(longer, 100, 200);
            byte[] one = m.digest();
            half.update(longer, 100, 200);
            System.out.println("  " + hex(one) + " " + Arrays.equals(one, half.digest()) + " " + Arrays.equals(one, MessageDigest.getInstance(a).digest(longer)));
            for (byte b : abc) m.update(b);
            m.reset();
            System.out.println("  " + MessageDigest.isEqual(m.digest(), MessageDigest.getInstance(a).digest()) + " " + m.getAlgorithm());
        }
        try {
            MessageDigest.getInstance("NOPE-1");
        } catch (NoSuchAlgorithmException e) {
            System.out.println(e.getMessage());
        }
        java.io.InputStream in = new DigestInputStream(new java.io.ByteArrayInputStream(abc), MessageDigest.getInstance("SHA-1"));
        in.readAllBytes();
        System.out.println(hex(((DigestInputStream) in).getMessageDigest().digest()));
    }
}
