// No other thread runs within an atomic section.
//@ outputs: "2\n"
import gov.nasa.jpf.vm.Verify;

public class Atomic {
  static int count;

  static void step() {
    Verify.beginAtomic();
    int seen = count;
    count = seen + 1;
    Verify.endAtomic();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(Atomic::step);
    other.start();
    step();
    other.join();
    System.out.println(count);
  }
}
