// The inner end does not end the outer section, and one end too many ends nothing.
//@ outputs: "2\n"
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
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(AtomicNested::step);
    other.start();
    step();
    other.join();
    System.out.println(count);
  }
}
