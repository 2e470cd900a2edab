// A cycle is not a line; two calls do not hide graphs from each other.
//@ outputs: "0\n" | "1\n"
//@ ends: 2
//@ ignored: 2
import gov.nasa.jpf.vm.Verify;
import rjpf.Explore;

public class IgnoreIfSeen {
  Object next;

  public static void main(String[] args) {
    int choice = Verify.getInt(0, 3);
    IgnoreIfSeen node = new IgnoreIfSeen();
    node.next = choice % 2 == 0 ? null : node;
    Explore.ignoreIfSeen(node);
    Explore.ignoreIfSeenShape(node);
    Explore.mergePoint(node);
    System.out.println(choice);
  }
}
