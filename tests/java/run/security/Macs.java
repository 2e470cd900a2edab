// HMACs over fixed keys.
import java.nio.charset.StandardCharsets;
import java.util.*;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class Macs {
    public static void main(String[] args) throws Exception {
        byte[] data = "what do ya want for nothing?".getBytes(StandardCharsets.US_ASCII);
        for (String a : new String[] {"HmacMD5", "HmacSHA1", "HmacSHA256", "HmacSHA512"}) {
            Mac m = Mac.getInstance(a);
            m.init(new SecretKeySpec("Jefe".getBytes(StandardCharsets.US_ASCII), a));
            byte[] whole = m.doFinal(data);
            m.update(data, 0, 5);
            m.update(data[5]);
            m.update(data, 6, data.length - 6);
            System.out.println(a + " " + m.getMacLength() + " " + HexFormat.of().formatHex(whole) + " " + Arrays.equals(whole, m.doFinal()));
            m.init(new SecretKeySpec(new byte[200], a));
            System.out.println("  " + Base64.getEncoder().encodeToString(m.doFinal(new byte[0])));
        }
        try {
            Mac.getInstance("HmacSHA256").doFinal();
        } catch (IllegalStateException e) {
            System.out.println("not initialized");
        }
        try {
            new SecretKeySpec(new byte[0], "x");
        } catch (IllegalArgumentException e) {
            System.out.println("empty key");
        }
    }
}
