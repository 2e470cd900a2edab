//@ flags: +listener=race
// BigInteger keeps what it has computed.
import java.math.BigInteger;

public class SharedBigInteger {
    public static void main(String[] args) {
        BigInteger number = new BigInteger("123456789012345678901234567890");
        new Thread(() -> number.bitLength()).start();
        number.bitLength();
        number.getLowestSetBit();
    }
}
