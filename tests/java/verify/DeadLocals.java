//@ outputs: "1\n" | "2\n"
//@ ends: 2
import gov.nasa.jpf.vm.Verify;

// Objects that only local variables hold count, though nothing reads these any more.
public class DeadLocals {
  static final class Node {
    final int id;

    Node(int id) {
      this.id = id;
    }
  }

  public static void main(String[] args) {
    Node first = new Node(1);
    Node second = new Node(2);
    new Node(3);
    System.out.println(((Node) Verify.randomObject("DeadLocals$Node")).id);
  }
}
