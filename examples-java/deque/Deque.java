package deque;

/**
 * A double-ended queue of distinct objects: a doubly linked list with references to both ends. A
 * value that is already there is not added again.
 */
public final class Deque {
  private static final class Node {
    final Object value;
    Node before;
    Node after;

    Node(Object value) {
      this.value = value;
    }
  }

  private Node first;
  private Node last;
  private int size;

  public boolean addFirst(Object value) {
    if (find(value) != null) {
      return false;
    }
    Node node = new Node(value);
    node.after = first;
    if (first == null) {
      last = node;
    } else {
      first.before = node;
    }
    first = node;
    size++;
    return true;
  }

  public boolean addLast(Object value) {
    if (find(value) != null) {
      return false;
    }
    Node node = new Node(value);
    node.before = last;
    if (last == null) {
      first = node;
    } else {
      last.after = node;
    }
    last = node;
    size++;
    return true;
  }

  public Object removeFirst() {
    return first == null ? null : unlink(first);
  }

  public Object removeLast() {
    return last == null ? null : unlink(last);
  }

  /** Removes the value wherever it is; was it there? */
  public boolean remove(Object value) {
    Node node = find(value);
    if (node == null) {
      return false;
    }
    unlink(node);
    return true;
  }

  private Object unlink(Node node) {
    if (node.before == null) {
      first = node.after;
    } else {
      node.before.after = node.after;
    }
    if (node.after == null) {
      last = node.before;
    } else {
      node.after.before = node.before;
    }
    size--;
    return node.value;
  }

  private Node find(Object value) {
    Node node = first;
    while (node != null && !node.value.equals(value)) {
      node = node.after;
    }
    return node;
  }

  public int size() {
    return size;
  }

  /** Both directions agree, the ends are ends, values are distinct and there are {@code size}. */
  public boolean repOk() {
    int count = 0;
    Node before = null;
    for (Node node = first; node != null; node = node.after) {
      if (++count > size || node.before != before || find(node.value) != node) {
        return false;
      }
      before = node;
    }
    return count == size && last == before;
  }
}
