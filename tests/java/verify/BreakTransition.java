// A break lets others run between two steps on objects of the thread's own.
//@ outputs: "0 0\n" | "0 1\n" | "1 1\n" | "3\n" | "4\n"
import gov.nasa.jpf.vm.Verify;

public class BreakTransition {
  static int shared;

  public static void main(String[] args) throws InterruptedException {
    if (Verify.getBoolean()) {
      System.out.println(Verify.breakTransition("a number", 3, 4));
      return;
    }
    Thread other = new Thread(() -> shared = 1);
    other.start();
    int before = shared;
    Verify.breakTransition("between");
    int after = shared;
    other.join();
    System.out.println(before + " " + after);
  }
}
