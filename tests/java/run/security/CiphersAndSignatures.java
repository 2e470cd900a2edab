// AES in several modes with fixed keys; PBKDF2; RSA sign and verify round trip from a fixed key.
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class CiphersAndSignatures {
    public static void main(String[] args) throws Exception {
        SecretKeySpec key = new SecretKeySpec("0123456789abcdef".getBytes(StandardCharsets.US_ASCII), "AES");
        byte[] text = "attack at dawn, all of you".getBytes(StandardCharsets.US_ASCII);
        for (String mode : new String[] {"AES/ECB/PKCS5Padding", "AES/CBC/PKCS5Padding", "AES/CTR/NoPadding", "AES/GCM/NoPadding"}) {
            Cipher c = Cipher.getInstance(mode);
            AlgorithmParameterSpec iv = mode.contains("ECB") ? null : mode.contains("GCM") ? new GCMParameterSpec(128, new byte[12]) : new IvParameterSpec(new byte[16]);
            c.init(Cipher.ENCRYPT_MODE, key, iv);
            byte[] enc = c.doFinal(text);
            Cipher d = Cipher.getInstance(mode);
            d.init(Cipher.DECRYPT_MODE, key, iv);
            System.out.println(mode + " " + HexFormat.of().formatHex(enc) + " " + new String(d.doFinal(enc), StandardCharsets.US_ASCII));
            enc[enc.length - 1] ^= 1;
            try {
                d.init(Cipher.DECRYPT_MODE, key, iv);
                System.out.println(d.doFinal(enc).length);
            } catch (GeneralSecurityException e) {
                System.out.println(e.getClass().getSimpleName());
            }
        }
        SecretKeyFactory f = SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256");
        System.out.println(HexFormat.of().formatHex(f.generateSecret(new PBEKeySpec("password".toCharArray(), "salt".getBytes(), 10, 256)).getEncoded()));
        BigInteger p = new BigInteger("1000000007").nextProbablePrime(), q = new BigInteger("1000000409").nextProbablePrime();
        BigInteger n = p.multiply(q), e = BigInteger.valueOf(65537), dd = e.modInverse(p.subtract(BigInteger.ONE).multiply(q.subtract(BigInteger.ONE)));
        BigInteger m = BigInteger.valueOf(123456789);
        System.out.println(p + " " + q + " " + m.modPow(e, n) + " " + m.modPow(e, n).modPow(dd, n));
        try {
            Cipher.getInstance("NOPE/X/Y");
        } catch (NoSuchAlgorithmException x) {
            System.out.println("no such cipher");
        }
    }
}
