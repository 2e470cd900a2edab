// Others run before, between and after sections, not within.
//@ outputs: "acb\n" | "abc\n" | "bac\n"
import gov.nasa.jpf.vm.Verify;

public class AtomicThenFree {
  static String text = "";

  static void add(String s) {
    Verify.beginAtomic();
    text += s;
    Verify.endAtomic();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> add("b"));
    other.start();
    add("a");
    add("c");
    other.join();
    System.out.println(text);
  }
}
