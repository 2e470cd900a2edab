package binheap;

/**
 * A priority queue of ints as a binomial heap: a list of heap-ordered binomial trees of rising
 * degree (Cormen, Leiserson, Rivest and Stein, the chapter on binomial heaps).
 */
public final class BinomialHeap {
  private static final class Node {
    int key;
    int degree;
    Node parent;
    Node sibling;
    Node child;

    Node(int key) {
      this.key = key;
    }
  }

  private Node roots;
  private int size;

  public void insert(int key) {
    roots = union(roots, new Node(key));
    size++;
  }

  /** Takes the smallest key; -1 if there is none. */
  public int extractMin() {
    if (roots == null) {
      return -1;
    }
    Node least = roots;
    for (Node root = roots; root != null; root = root.sibling) {
      if (root.key < least.key) {
        least = root;
      }
    }
    removeRoot(least);
    return least.key;
  }

  /** Removes one node with the key; was there one? */
  public boolean delete(int key) {
    Node node = find(roots, key);
    if (node == null) {
      return false;
    }
    // The key to go rises to the root of its tree, below every key on the way.
    while (node.parent != null) {
      node.key = node.parent.key;
      node = node.parent;
    }
    removeRoot(node);
    return true;
  }

  private static Node find(Node node, int key) {
    for (; node != null; node = node.sibling) {
      if (node.key == key) {
        return node;
      }
      Node below = find(node.child, key);
      if (below != null) {
        return below;
      }
    }
    return null;
  }

  private void removeRoot(Node root) {
    if (roots == root) {
      roots = root.sibling;
    } else {
      Node before = roots;
      while (before.sibling != root) {
        before = before.sibling;
      }
      before.sibling = root.sibling;
    }
    roots = union(roots, reverse(root.child));
    size--;
  }

  /** The children of a removed root are in falling degree: turned round they are a heap. */
  private static Node reverse(Node child) {
    Node reversed = null;
    while (child != null) {
      Node next = child.sibling;
      child.parent = null;
      child.sibling = reversed;
      reversed = child;
      child = next;
    }
    return reversed;
  }

  private static Node union(Node one, Node other) {
    Node head = merge(one, other);
    if (head == null) {
      return null;
    }
    Node before = null;
    Node at = head;
    Node next = at.sibling;
    while (next != null) {
      boolean threeAlike = next.sibling != null && next.sibling.degree == at.degree;
      if (at.degree != next.degree || threeAlike) {
        before = at;
        at = next;
      } else if (at.key <= next.key) {
        at.sibling = next.sibling;
        link(next, at);
      } else {
        if (before == null) {
          head = next;
        } else {
          before.sibling = next;
        }
        link(at, next);
        at = next;
      }
      next = at.sibling;
    }
    return head;
  }

  private static void link(Node lower, Node upper) {
    lower.parent = upper;
    lower.sibling = upper.child;
    upper.child = lower;
    upper.degree++;
  }

  /** Both root lists as one, by rising degree; on a tie the tree of {@code one} comes first. */
  private static Node merge(Node one, Node other) {
    Node head = null;
    Node last = null;
    while (one != null || other != null) {
      Node taken;
      if (other == null || (one != null && one.degree <= other.degree)) {
        taken = one;
        one = one.sibling;
      } else {
        taken = other;
        other = other.sibling;
      }
      if (last == null) {
        head = taken;
      } else {
        last.sibling = taken;
      }
      last = taken;
    }
    return head;
  }

  public int size() {
    return size;
  }

  /** Rising degrees, heap order, parents right, each tree of degree d with 2^d nodes. */
  public boolean repOk() {
    int count = 0;
    int degree = -1;
    for (Node root = roots; root != null; root = root.sibling) {
      if (root.parent != null || root.degree <= degree || !binomial(root, root.degree)) {
        return false;
      }
      degree = root.degree;
      count += 1 << degree;
    }
    return count == size;
  }

  private static boolean binomial(Node node, int degree) {
    if (node.degree != degree) {
      return false;
    }
    Node child = node.child;
    for (int d = degree - 1; d >= 0; d--) {
      if (child == null || child.parent != node || child.key < node.key || !binomial(child, d)) {
        return false;
      }
      child = child.sibling;
    }
    return child == null;
  }
}
