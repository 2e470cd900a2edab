// Objects in use, of the type or below it; not the one that is garbage.
//@ outputs: "1\n" | "2\n" | "3\n" | "none\n" | "2 of 2\n" | "3 of 2\n"
//@ ends: 6
import gov.nasa.jpf.vm.Verify;

public class Objects {
  static class Node {
    final int id;
    Node next;

    Node(int id, Node next) {
      this.id = id;
      this.next = next;
    }
  }

  static final class Special extends Node {
    Special(int id, Node next) {
      super(id, next);
    }
  }

  static Node held;

  public static void main(String[] args) {
    new Node(4, null);
    held = new Node(1, new Special(2, null));
    Node local = new Special(3, null);
    switch (Verify.getInt(0, 2)) {
      case 0:
        System.out.println(((Node) Verify.randomObject("Objects$Node")).id);
        break;
      case 1:
        System.out.println(Verify.randomObject("Objects$Nothing") == null ? "none" : "some");
        break;
      default:
        Verify.setProperties("o.class=gov.nasa.jpf.vm.choice.TypedObjectChoice", "o.type=Objects$Special");
        System.out.println(((Node) Verify.getObject("o")).id + " of 2");
    }
    if (local.id != 3) {
      throw new IllegalStateException();
    }
  }
}
