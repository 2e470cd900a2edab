//@ flags: --race
import java.security.MessageDigest;

// What a provider of algorithms has found once it keeps for whoever asks next, without a lock.
public class DigestsInTwo {
    static void digest() {
        try {
            MessageDigest.getInstance("MD5").update((byte) 1);
        } catch (java.security.NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(DigestsInTwo::digest);
        t.start();
        digest();
        t.join();
    }
}
