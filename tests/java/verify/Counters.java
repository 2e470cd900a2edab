// Counters, bit sets and values know about the paths before; fields do not.
//@ outputs: "own 1 all 1 sum 0 bits 1 last -1\n" | "own 1 all 2 sum 1 bits 2 last 0\n" | "own 1 all 3 sum 3 bits 3 last 1\n"
//@ ends: 3
import gov.nasa.jpf.vm.Verify;

public class Counters {
  static int own;

  public static void main(String[] args) {
    int choice = Verify.getInt(0, 2);
    own++;
    int all = Verify.incrementCounter(1);
    Verify.setCounter(40, Verify.getCounter(40) + choice);
    Verify.setBitInBitSet(3, choice, true);
    int bits = 0;
    for (int i = 0; i < 3; i++) {
      bits += Verify.getBitInBitSet(3, i) ? 1 : 0;
    }
    int last = Verify.getValue("last");
    Verify.putValue("last", choice);
    System.out.println(
        "own " + own + " all " + all + " sum " + Verify.getCounter(40) + " bits " + bits + " last " + last);
    Verify.resetCounter(5);
    Verify.setBitInBitSet(4, 1, true);
    Verify.setBitInBitSet(4, 1, false);
    if (Verify.getCounter(5) != 0 || Verify.getBitInBitSet(4, 1)) {
      throw new IllegalStateException();
    }
  }
}
