//@ native: yes
//@ outputs: "ab" | "ba" | "a" | "b"
// An update of a checksum is a read and a write: one of two may be lost.
import java.util.zip.CRC32;

public class ChecksumOfTwo {
    static String name(long value) {
        for (String text : new String[] {"ab", "ba", "a", "b"}) {
            CRC32 crc = new CRC32();
            crc.update(text.getBytes());
            if (crc.getValue() == value) {
                return text;
            }
        }
        return "?";
    }

    public static void main(String[] args) throws Exception {
        CRC32 crc = new CRC32();
        Thread t = new Thread(() -> crc.update('a'));
        t.start();
        crc.update('b');
        t.join();
        System.out.print(name(crc.getValue()));
    }
}
