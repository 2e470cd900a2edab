package fibheap;

/**
 * A priority queue of ints as a Fibonacci heap: circular doubly linked lists of trees, put in order
 * only when the smallest element is taken (Cormen, Leiserson, Rivest and Stein).
 */
public final class FibonacciHeap {
  private static final class Node {
    int key;
    int degree;
    boolean mark;
    Node parent;
    Node child;
    Node left;
    Node right;

    Node(int key) {
      this.key = key;
      left = this;
      right = this;
    }
  }

  private Node min;
  private int size;

  public void insert(int key) {
    Node node = new Node(key);
    if (min == null) {
      min = node;
    } else {
      insertBefore(node, min);
      if (key < min.key) {
        min = node;
      }
    }
    size++;
  }

  /** Takes the smallest key; -1 if there is none. */
  public int removeMin() {
    Node taken = min;
    if (taken == null) {
      return -1;
    }
    for (int left = taken.degree; left > 0; left--) {
      Node child = taken.child;
      taken.child = child.right;
      unlink(child);
      insertBefore(child, taken);
      child.parent = null;
    }
    Node next = taken.right;
    unlink(taken);
    size--;
    min = next == taken ? null : next;
    if (min != null) {
      consolidate();
    }
    return taken.key;
  }

  /** Joins roots of the same degree until all degrees differ. */
  private void consolidate() {
    Node[] byDegree = new Node[32];
    Node start = min;
    int roots = 1;
    for (Node root = start.right; root != start; root = root.right) {
      roots++;
    }
    Node root = start;
    for (; roots > 0; roots--) {
      Node next = root.right;
      Node tree = root;
      while (byDegree[tree.degree] != null) {
        Node other = byDegree[tree.degree];
        byDegree[tree.degree] = null;
        if (other.key < tree.key) {
          Node swap = tree;
          tree = other;
          other = swap;
        }
        link(other, tree);
      }
      byDegree[tree.degree] = tree;
      root = next;
    }
    min = null;
    for (Node tree : byDegree) {
      if (tree == null) {
        continue;
      }
      if (min == null) {
        tree.left = tree;
        tree.right = tree;
        min = tree;
      } else {
        insertBefore(tree, min);
        if (tree.key < min.key) {
          min = tree;
        }
      }
    }
  }

  private static void link(Node lower, Node upper) {
    unlink(lower);
    lower.parent = upper;
    lower.mark = false;
    if (upper.child == null) {
      lower.left = lower;
      lower.right = lower;
      upper.child = lower;
    } else {
      insertBefore(lower, upper.child);
    }
    upper.degree++;
  }

  private static void unlink(Node node) {
    node.left.right = node.right;
    node.right.left = node.left;
  }

  private static void insertBefore(Node node, Node place) {
    node.left = place.left;
    node.right = place;
    place.left.right = node;
    place.left = node;
  }

  public int size() {
    return size;
  }

  /** Rings closed, parents and degrees right, heap order, min the least root, size the count. */
  public boolean repOk() {
    return min == null ? size == 0 : ring(min, null, min.key, size) == size;
  }

  /** Nodes in a ring and below it, all with this parent and keys of at least {@code least}. */
  private static int ring(Node start, Node parent, int least, int budget) {
    int count = 0;
    int siblings = 0;
    Node node = start;
    do {
      if (count >= budget || node.parent != parent || node.key < least || node.right.left != node) {
        return -1;
      }
      count++;
      siblings++;
      if (node.child != null) {
        int below = ring(node.child, node, node.key, budget - count);
        if (below < 0) {
          return -1;
        }
        count += below;
      } else if (node.degree != 0) {
        return -1;
      }
      node = node.right;
    } while (node != start);
    return parent == null || parent.degree == siblings ? count : -1;
  }
}
