// The beginning of a section is a step of its own even if calls of the library are not.
//@ flags: +jdk.trust=none
//@ outputs: "acb\n" | "abc\n" | "bac\n"
import gov.nasa.jpf.vm.Verify;

public class AtomicUntrusted {
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
