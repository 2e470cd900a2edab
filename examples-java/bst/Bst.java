package bst;

/** A set of ints as an unbalanced binary search tree. */
public final class Bst {
  private static final class Node {
    Node left;
    Node right;
    int key;

    Node(int key) {
      this.key = key;
    }
  }

  private Node root;
  private int size;

  /** Adds the key; was it new? */
  public boolean add(int key) {
    if (root == null) {
      root = new Node(key);
      size++;
      return true;
    }
    Node at = root;
    while (at.key != key) {
      Node next = key < at.key ? at.left : at.right;
      if (next == null) {
        if (key < at.key) {
          at.left = new Node(key);
        } else {
          at.right = new Node(key);
        }
        size++;
        return true;
      }
      at = next;
    }
    return false;
  }

  /** Removes the key; was it there? */
  public boolean remove(int key) {
    Node parent = null;
    Node at = root;
    while (at != null && at.key != key) {
      parent = at;
      at = key < at.key ? at.left : at.right;
    }
    if (at == null) {
      return false;
    }
    if (at.left != null && at.right != null) {
      // The smallest key of the right subtree moves up, and its old node goes instead.
      Node heir = at.right;
      parent = at;
      while (heir.left != null) {
        parent = heir;
        heir = heir.left;
      }
      at.key = heir.key;
      at = heir;
    }
    replace(parent, at, at.left != null ? at.left : at.right);
    size--;
    return true;
  }

  private void replace(Node parent, Node old, Node child) {
    if (parent == null) {
      root = child;
    } else if (parent.left == old) {
      parent.left = child;
    } else {
      parent.right = child;
    }
  }

  public boolean contains(int key) {
    Node at = root;
    while (at != null && at.key != key) {
      at = key < at.key ? at.left : at.right;
    }
    return at != null;
  }

  public int size() {
    return size;
  }

  /** Keys in order, and as many nodes as {@code size} says (which a cycle could not satisfy). */
  public boolean repOk() {
    return count(root, Long.MIN_VALUE, Long.MAX_VALUE, size) == size;
  }

  /** Nodes below {@code node} with keys strictly between the bounds; -1 if something is wrong. */
  private static int count(Node node, long low, long high, int budget) {
    if (node == null) {
      return 0;
    }
    if (budget <= 0 || node.key <= low || node.key >= high) {
      return -1;
    }
    int left = count(node.left, low, node.key, budget - 1);
    if (left < 0) {
      return -1;
    }
    int right = count(node.right, node.key, high, budget - 1 - left);
    return right < 0 ? -1 : left + 1 + right;
  }
}
