// The inner end does not end the outer section, and one end too many ends nothing.
//@ outputs: "1\n" | "2\n"
import gov.nasa.jpf.vm.Verify;

public class AtomicNested {
  static int count;

  static void step() {
    Verify.beginAtomic();
    Verify.beginAtomic();
    int seen = count;
    Verify.endAtomic();
    count = seen + 1;
    Verify.endAtomic();
    Verify.endAtomic();
    // Still atomic behind the inner end: only this may get lost.
    seen = count;
    count = seen;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(AtomicNested::step);
    other.start();
    step();
    other.join();
    System.out.println(count);
  }
}
