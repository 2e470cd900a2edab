package linkedlisttester;

import gov.nasa.jpf.vm.Verify;

/**
 * Generates every candidate list of at most four nodes and keeps the valid ones: the header and
 * each next reference is null or any node, the size is 0..4, each node has one of two values.
 */
public final class LinkedListTester {
  /** A node of the candidate. */
  static final class Node {
    Node next;
    int value;
  }

  /** The candidate, which is a list only if {@link #repOk} says so. */
  static final class CandidateList {
    Node header;
    int size;

    /** No cycle, and as many nodes as the size says. */
    boolean repOk() {
      int count = 0;
      for (Node node = header; node != null; node = node.next) {
        if (++count > size) {
          return false;
        }
      }
      return count == size;
    }
  }

  private static Node choose(Node[] nodes) {
    int i = Verify.getInt(0, nodes.length);
    return i == 0 ? null : nodes[i - 1];
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 4;
    Node[] nodes = new Node[n];
    for (int i = 0; i < n; i++) {
      nodes[i] = new Node();
    }
    CandidateList list = new CandidateList();
    list.header = choose(nodes);
    list.size = Verify.getInt(0, n);
    for (Node node : nodes) {
      node.next = choose(nodes);
      node.value = Verify.getInt(0, 1);
    }
    Verify.ignoreIf(!list.repOk());
    Verify.incrementCounter(0);
  }
}
