//@ outputs: "both" | "lost"
// A checksum is read and written back: one byte gets lost.
import java.util.zip.*;
public class ChecksumLosesAByte {
    public static void main(String[] args) throws Exception {
        CRC32 one = new CRC32();
        one.update(7);
        CRC32 crc = new CRC32();
        Thread t = new Thread(() -> crc.update(7));
        t.start();
        crc.update(7);
        t.join();
        System.out.print(crc.getValue() == one.getValue() ? "lost" : "both");
    }
}
