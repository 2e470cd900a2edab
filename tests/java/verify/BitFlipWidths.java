// Each type has its own number of bits: C(8,2) + C(16,1) + C(16,15) + C(32,31) + C(64,1) + C(32,1)
// + C(64,64), each value once.
//@ ends: 189
import gov.nasa.jpf.vm.Verify;

public class BitFlipWidths {
  static void check(String kind, long bits, int expected) {
    if (Long.bitCount(bits) != expected) {
      throw new IllegalStateException(kind + " " + bits);
    }
    String key = kind + bits;
    if (Verify.getValue(key) != Verify.NO_VALUE) {
      throw new IllegalStateException(key + " again");
    }
    Verify.putValue(key, 1);
  }

  public static void main(String[] args) {
    switch (Verify.getInt(0, 6)) {
      case 0:
        check("byte", (Verify.getBitFlip((byte) -3, 2) ^ -3) & 0xFF, 2);
        break;
      case 1:
        check("short", (Verify.getBitFlip((short) 1, 1) ^ 1) & 0xFFFF, 1);
        break;
      case 2:
        check("char", Verify.getBitFlip('x', 15) ^ 'x', 15);
        break;
      case 3:
        check("int", (Verify.getBitFlip(-1, 31) ^ -1) & 0xFFFFFFFFL, 31);
        break;
      case 4:
        check("double", Double.doubleToRawLongBits(Verify.getBitFlip(1.0, 1)) ^ Double.doubleToRawLongBits(1.0), 1);
        break;
      case 5:
        check("float", (Float.floatToRawIntBits(Verify.getBitFlip(1f, 1)) ^ Float.floatToRawIntBits(1f)) & 0xFFFFFFFFL, 1);
        break;
      default:
        check("long", Verify.getBitFlip(0L, 64), 64);
    }
  }
}
