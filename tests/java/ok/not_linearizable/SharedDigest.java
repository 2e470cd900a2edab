//@ native: yes
//@ outputs: "torn\n" | "whole\n"
// A MessageDigest is a plain object: two updates at the same time can overwrite each other's byte. Whole
// means that the digest is that of (1, 2) or (2, 1).
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.security.MessageDigest;

public class SharedDigest {
    static byte[] of(int... bytes) throws Exception {
        MessageDigest digest = MessageDigest.getInstance("MD5");
        for (int b : bytes) {
            digest.update((byte) b);
        }
        return digest.digest();
    }

    public static void main(String[] args) throws Exception {
        byte[] one = of(1, 2), two = of(2, 1);
        MessageDigest shared = MessageDigest.getInstance("MD5");
        Thread t = new Thread(() -> shared.update((byte) 1));
        t.start();
        shared.update((byte) 2);
        t.join();
        byte[] both = shared.digest();
        boolean whole = MessageDigest.isEqual(both, one) || MessageDigest.isEqual(both, two);
        System.out.println(whole ? "whole" : "torn");
    }
}
