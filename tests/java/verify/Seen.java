// Isomorphic graphs are seen once at each call, whatever the path; shapes leave values out.
//@ outputs: "first false true false\n" | "second true true true\n" | "third false true true\n"
//@ ends: 3
import gov.nasa.jpf.vm.Verify;
import rjpf.Explore;

public class Seen {
  static final class Node {
    int value;
    Node next;

    Node(int value, Node next) {
      this.value = value;
      this.next = next;
    }
  }

  static boolean seen(Node node) {
    return Explore.seen(node);
  }

  static boolean shape(Node node) {
    return Explore.seenShape(node);
  }

  public static void main(String[] args) {
    int choice = Explore.any(0, 2);
    String[] names = {"first", "second", "third"};
    // The same list on the first two paths, another value on the third.
    Node list = new Node(choice / 2, new Node(5, null));
    boolean exact = seen(list);
    boolean again = seen(new Node(choice / 2, new Node(5, null)));
    System.out.println(names[choice] + " " + exact + " " + again + " " + shape(list));
  }
}
